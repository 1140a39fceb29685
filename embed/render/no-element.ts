/** Stands for the element on the server: only effects and presses would touch it, and none run there. */
export const NO_ELEMENT = {} as HTMLElement;
