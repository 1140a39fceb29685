/** Sums as payment services write them: taka with two decimals, never by floats. */
export const toTakaText = (poisha: number): string =>
  `${Math.trunc(poisha / 100)}.${String(poisha % 100).padStart(2, '0')}`;

/** `3300`, `3300.5`, `3300.50`, `3,300.00`; null for anything else. */
export function readTakaText(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text.replaceAll(',', '').trim());
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
