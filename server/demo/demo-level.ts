/** The levels a class can have: they decide pay, subjects and what a guardian writes. */
export const levels = ['pre', 'primary', 'junior', 'secondary', 'higher', 'other'] as const;
export type Level = (typeof levels)[number];

/** Last place in its category at which a class still belongs to the level. */
const ends: Record<number, readonly [number, Level][]> = {
  1: [
    [4, 'pre'],
    [9, 'primary'],
    [12, 'junior'],
    [14, 'secondary'],
    [16, 'higher'],
  ],
  2: [
    [4, 'pre'],
    [9, 'primary'],
    [12, 'junior'],
    [14, 'secondary'],
    [16, 'higher'],
  ],
  3: [
    [4, 'pre'],
    [9, 'primary'],
    [13, 'junior'],
    [14, 'secondary'],
    [16, 'higher'],
  ],
  4: [
    [2, 'pre'],
    [7, 'primary'],
    [10, 'junior'],
    [12, 'secondary'],
    [14, 'higher'],
  ],
};

export function levelOf({ id, categoryId }: { id: number; categoryId: number }): Level {
  const place = id % 100;
  return ends[categoryId]?.find(([end]) => place <= end)?.[1] ?? 'other';
}
