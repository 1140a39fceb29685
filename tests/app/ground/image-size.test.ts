import { expect, test } from 'vitest';
import { readImageSize } from '#app/ground/files/image-size.ts';

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};

test('a PNG says its size in its first bytes', () => {
  expect(readImageSize(png(14_000, 12))).toEqual({ type: 'png', width: 14_000, height: 12 });
  expect(readImageSize(png(1, 1).slice(0, 20))).toBeNull();
});

test('a JPEG says it after what stands before the picture', () => {
  const exif = [0xff, 0xe1, 0x00, 0x06, 1, 2, 3, 4];
  const table = [0xff, 0xc4, 0x00, 0x04, 1, 2];
  const frame = [0xff, 0xc2, 0x00, 0x0b, 8, 0x01, 0x2c, 0x02, 0x58, 3, 0];
  const bytes = new Uint8Array([0xff, 0xd8, ...exif, ...table, ...frame]);
  expect(readImageSize(bytes)).toEqual({ type: 'jpeg', width: 600, height: 300 });
});

test.each([
  ['nothing', []],
  ['text', [...new TextEncoder().encode('<svg onload=alert(1)>')]],
  ['a JPEG that ends early', [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]],
])('%s is no picture', (_name, bytes) => {
  expect(readImageSize(new Uint8Array(bytes))).toBeNull();
});
