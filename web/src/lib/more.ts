// Less than this is a rest of a line's height, not text.
const LEAST = 8;

/** Says on an area that scrolls whether there is more below than can be seen; app.css draws the sign. */
export function more(area: HTMLElement): { destroy: () => void } {
  const look = () => area.toggleAttribute("data-more", area.scrollTop + area.clientHeight < area.scrollHeight - LEAST);
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(area);
  content.observe(area, { childList: true, characterData: true, subtree: true });
  area.addEventListener("scroll", look, { passive: true });
  area.addEventListener("toggle", look, true);
  return {
    destroy() {
      size.disconnect();
      content.disconnect();
      area.removeEventListener("scroll", look);
      area.removeEventListener("toggle", look, true);
    },
  };
}
