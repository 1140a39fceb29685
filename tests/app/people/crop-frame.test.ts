import { expect, test } from 'vitest';
import { moveCrop, squareOf, WHOLE, zoomCrop } from '#app/people/account/photo/crop-frame.ts';

const wide = { width: 400, height: 200 };

test('the square is as large as fits, and smaller when zoomed', () => {
  expect(squareOf(wide, WHOLE)).toEqual({ side: 200, left: 100, top: 0 });
  expect(squareOf(wide, { zoom: 2, x: 1, y: 0.5 })).toEqual({ side: 100, left: 300, top: 50 });
  expect(squareOf(wide, { zoom: 99, x: 0, y: 0 }).side).toBe(50);
});

test('dragging moves the picture, up to its edges', () => {
  expect(moveCrop(wide, WHOLE, 0.25, 0.25)).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
  expect(moveCrop(wide, WHOLE, 9, 0).x).toBe(0);
  expect(moveCrop(wide, WHOLE, -9, 0).x).toBe(1);
});

test('two fingers zoom, within what the slider can', () => {
  expect(zoomCrop(WHOLE, 1.5).zoom).toBe(1.5);
  expect(zoomCrop({ ...WHOLE, zoom: 3 }, 2).zoom).toBe(4);
  expect(zoomCrop({ ...WHOLE, zoom: 2 }, 0.1).zoom).toBe(1);
});
