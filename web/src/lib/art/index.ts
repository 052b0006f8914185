export { default as CardBack } from "./CardBack.svelte";
export { default as CardFace } from "./CardFace.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { default as GeneralFace } from "./GeneralFace.svelte";
export { default as KingdomGlyph } from "./KingdomGlyph.svelte";
export { default as Magatama } from "./Magatama.svelte";
export { default as RoleMark } from "./RoleMark.svelte";
export { default as SuitMark } from "./SuitMark.svelte";
