/** Sums as both protocols write them, `1250.50`, and as we reckon with them, in poisha. */
const TAKA = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Null for what is no sum. */
export function toPoisha(text: string): number | null {
  const [, whole, part = ''] = TAKA.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export const toTaka = (poisha: number): string =>
  `${Math.floor(poisha / 100)}.${String(poisha % 100).padStart(2, '0')}`;
