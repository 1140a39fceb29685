/** Attribute of a place whose code is not there yet. */
export const LATE_MARK = 'data-late';
/** Event of such a place, inside its shadow tree, once it is. */
export const WOKEN = 'porua-woken';
