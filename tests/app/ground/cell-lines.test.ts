import { expect, test } from 'vitest';
import { cellLines } from '#app/ground/map/base/cells.ts';
import { TOWNS } from '#app/ground/map/base/towns.ts';

const apart = ([x, y]: readonly number[], [ox, oy]: readonly number[]) =>
  Math.hypot(((x ?? 0) - (ox ?? 0)) * Math.cos((23.7 * Math.PI) / 180), (y ?? 0) - (oy ?? 0));

test('each corner of a cell is as near to three towns', () => {
  const centres = Object.values(TOWNS).map(({ at }) => at);
  const inSight = cellLines(centres)
    .flat()
    .filter(([x = 0, y = 0]) => x > 89 && x < 91.5 && y > 23 && y < 25);
  expect(inSight.length).toBeGreaterThan(20);
  for (const corner of inSight) {
    const [first = 0, , third = 9] = centres
      .map((at) => apart(at, corner))
      .sort((one, other) => one - other);
    expect(third - first).toBeLessThan(0.01);
  }
});

test('only the lines asked for are drawn, and none of an empty map', () => {
  const square = [
    [90, 23],
    [91, 23],
    [91, 24],
    [90, 24.1],
  ] as const;
  expect(cellLines(square, () => false)).toEqual([]);
  expect(cellLines(square).length).toBeGreaterThan(3);
  expect(cellLines([])).toEqual([]);
});

test('every district has its town once, inside the country', () => {
  const towns = Object.values(TOWNS).filter(({ rank }) => rank < 3);
  expect(towns).toHaveLength(64);
  expect(new Set(towns.map(({ name_bn }) => name_bn)).size).toBe(64);
  for (const { at } of towns) {
    expect(at[0]).toBeGreaterThan(88);
    expect(at[0]).toBeLessThan(92.7);
    expect(at[1]).toBeGreaterThan(20.5);
    expect(at[1]).toBeLessThan(26.7);
  }
});
