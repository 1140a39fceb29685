/** The area of texts a list uses. Both areas have the same keys for what lists have in common. */
export type ListArea = 'board' | 'hub';

/** The area of texts of a list's filters. */
export type ControlsArea = `${ListArea}Controls`;
