import { nameWords } from './name-key.ts';

const plain = (name: string): string => nameWords(name).join(' ');

/**
 * Returns whether a typed name is one of a person's names, up to case, spaces, dots and titles.
 */
export const isOwnName = (typed: string, names: readonly string[]): boolean =>
  plain(typed) !== '' && names.some((name) => plain(name) === plain(typed));
