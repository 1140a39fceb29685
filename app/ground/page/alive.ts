/** The event, and the mark on the page, that its controls work from now on. */
export const ALIVE = 'alive';
