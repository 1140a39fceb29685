/** Whose words a list speaks. Both areas of texts have the same keys for what lists have in common. */
export type ListArea = 'board' | 'hub';

/** And their filters. */
export type ControlsArea = `${ListArea}Controls`;
