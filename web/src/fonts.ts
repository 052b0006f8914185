// Self-hosted, in slices of their characters: a browser fetches only the slices that a page shows.
import "@fontsource/ma-shan-zheng/400.css";
import "@fontsource/noto-serif/400.css";
import "@fontsource/noto-serif/700.css";
import "@fontsource/noto-serif-sc/400.css";
import "@fontsource/noto-serif-sc/700.css";
import "@fontsource/noto-serif-tc/400.css";
import "@fontsource/noto-serif-tc/700.css";
import "@fontsource/lxgw-wenkai-tc/700.css";
import "@fontsource/yuji-boku/400.css";
import "@fontsource/alegreya/700.css";
import "@fontsource/alegreya/500.css";
