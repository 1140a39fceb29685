import { expect, test } from 'vitest';
import { PICK_ZOOM, zoomToPoint } from '#app/ground/map/map-zooms.ts';

const look = { canPick: false, zoom: PICK_ZOOM };

test('a place that is looked at is shown at 15, without streets with what is around it', () => {
  expect(zoomToPoint({ ...look, hasStreets: true })).toBe(15);
  expect(zoomToPoint({ ...look, hasStreets: false })).toBe(13);
});

test('who picks a place begins at 12 and is never taken further away', () => {
  expect(PICK_ZOOM).toBe(12);
  expect(zoomToPoint({ canPick: true, hasStreets: true, zoom: 12 })).toBe(13);
  expect(zoomToPoint({ canPick: true, hasStreets: false, zoom: 16 })).toBe(16);
});
