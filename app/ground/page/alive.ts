/** The event, and the mark on the page, that its controls work from now on. */
export const ALIVE = 'alive';

/** The event after it: effects of the first drawing, which may set fields, have run. */
export const SETTLED = 'settled';

/** The mark on the page that a press or a typed word waits for its controls. */
export const WAITING = 'waiting';

/** The mark on the page that the browser is about to load another one in its place. */
export const LEAVING = 'leaving';
