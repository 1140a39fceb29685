/** Nobody describes a tuition in more; a pasted page must not hold up the visitor's device. */
export const MAX_CHARACTERS = 1_000;

/** The beginning of a text, never ending in half a character. */
export function clipText(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  return text.slice(0, MAX_CHARACTERS).replace(/[\ud800-\udbff]$/, '');
}
