/** The area of texts a list uses. Both areas have the same keys for what lists have in common. */
export type ListArea = 'board' | 'hub';

/** And their filters. */
export type ControlsArea = `${ListArea}Controls`;
