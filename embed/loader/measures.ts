/**
 * The measures in pixels, as the styles have them; in a file of their own, since the bundler writes
 * them where they are used.
 */
export const WIDE = 960;
export const SIDEBAR = 310;
export const SIDEBAR_HEIGHT = 1660;
/** The width of a card and the gap beside it. */
export const COLUMN = 302;
export const GAP = 12;
/** The height, in px, of what stands around the items of a list. */
export const AROUND = 170;
