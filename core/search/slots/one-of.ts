/** Returns a list of the one that was said, or of none. */
export const oneOf = (id: number | undefined): number[] => (id === undefined ? [] : [id]);
