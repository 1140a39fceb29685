import { nameWords } from './name-key.ts';

/** Returns what a person is called: the first part of the name that is no title. */
export function firstName(name: string): string {
  const parts = name.trim().split(/\s+/);
  return parts.find((part) => nameWords(part).length > 0) ?? name;
}
