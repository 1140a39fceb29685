/** The small map of a saved place. */
import { expect, test } from 'vitest';
import { placeLabels, polygonPath, SKETCH, sketchAt } from '#app/ground/map/sketch.ts';

const mirpur = { latitude: 23.7957, longitude: 90.3537 };

test('the place is in the middle, north is up and east is right', () => {
  const at = sketchAt(mirpur);
  expect(at(mirpur)).toEqual({ x: SKETCH.width / 2, y: SKETCH.height / 2 });
  const north = at({ ...mirpur, latitude: mirpur.latitude + 0.01 });
  const east = at({ ...mirpur, longitude: mirpur.longitude + 0.01 });
  expect(north.y).toBeLessThan(SKETCH.height / 2);
  expect(east.x).toBeGreaterThan(SKETCH.width / 2);
});

const square = (longitude: number, latitude: number, size: number) => [
  [
    [longitude, latitude],
    [longitude + size, latitude],
    [longitude + size, latitude + size],
    [longitude, latitude],
  ],
];

test('land around the place is drawn, land far away is not', () => {
  expect(polygonPath([square(90, 23.5, 1)], mirpur)).toMatch(/^M.*Z$/);
  expect(polygonPath([square(92, 21, 0.1)], mirpur)).toBe('');
});

test('names stand clear of each other and of the place', () => {
  const near = { latitude: 23.8057, longitude: 90.3637, name: 'near' };
  const covered = { latitude: 23.806, longitude: 90.364, name: 'covered' };
  const here = { ...mirpur, name: 'here' };
  const far = { latitude: 24.5, longitude: 91, name: 'far' };
  const names = placeLabels([covered, near, here, far], mirpur).map(({ area }) => area.name);
  expect(names).toEqual(['near']);
});
