/** Names in one line, each once: two categories may have a class of the same name. */
export const listed = (names: readonly string[]): string => [...new Set(names)].join(', ');
