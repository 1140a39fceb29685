import { expect, test } from 'vitest';
import { clipRun, degreesOf, straightRuns } from '#app/ground/map/streets/straight-runs.ts';

const at = (x: number, y: number) => ({ x, y });

test('a street that bends a little is one straight part, and a corner begins another', () => {
  const line = [at(0, 0), at(50, 2), at(100, 0), at(101, 80), at(100, 160)];
  expect(straightRuns(line)).toEqual([
    { from: at(0, 0), to: at(100, 0) },
    { from: at(100, 0), to: at(100, 160) },
  ]);
  expect(straightRuns([at(0, 0)])).toEqual([]);
  expect(straightRuns([])).toEqual([]);
  // To the left is -180 as well as 180 degrees.
  expect(straightRuns([at(100, 0), at(50, 1), at(0, 0)])).toHaveLength(1);
});

test('only what is in sight of a street is measured', () => {
  const clipped = clipRun({ from: at(-500, 100), to: at(900, 100) }, 360, 320);
  expect(clipped?.from.x).toBeCloseTo(0);
  expect(clipped?.to.x).toBeCloseTo(360);
  const inside = { from: at(10, 10), to: at(20, 300) };
  expect(clipRun(inside, 360, 320)).toEqual(inside);
  expect(clipRun({ from: at(-500, 400), to: at(900, 400) }, 360, 320)).toBeNull();
  expect(clipRun({ from: at(400, 0), to: at(500, 100) }, 360, 320)).toBeNull();
});

test('degrees are counted to the right', () => {
  expect(degreesOf({ from: at(0, 0), to: at(10, 0) })).toBe(0);
  expect(degreesOf({ from: at(0, 0), to: at(0, 10) })).toBe(90);
  expect(degreesOf({ from: at(0, 0), to: at(0, -10) })).toBe(-90);
});
