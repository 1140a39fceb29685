/** The manifests and icons of the app as a browser's rules want them, the pictures read by another program. */
import path from 'node:path';
import { PNG } from 'pngjs';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isAppPath } from '#core/api/app-paths.ts';
import { installable } from '../../build/installable.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const files = new Map<string, Buffer>();

const manifest = z.object({
  id: z.string(),
  name: z.string().min(1).max(45),
  short_name: z.string().min(1).max(12),
  description: z.string().min(1),
  lang: z.enum(['en', 'bn']),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  icons: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      type: z.enum(['image/png', 'image/svg+xml']),
      purpose: z.enum(['any', 'maskable', 'monochrome']).optional(),
    }),
  ),
  shortcuts: z.array(z.object({ name: z.string().min(1), url: z.string() })),
});

beforeAll(async () => {
  const entry = path.join(ROOT, 'core/ground/brand.ts');
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    publicDir: false,
    plugins: [installable(ROOT)],
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const outputs = [result].flat().filter((one): one is Rolldown.RolldownOutput => 'output' in one);
  for (const file of outputs.flatMap(({ output }) => output))
    if (file.type === 'asset') files.set(file.fileName, Buffer.from(file.source));
});
const fileOf = (name: string): Buffer => {
  const file = files.get(name);
  if (file === undefined) throw new Error(`The build writes no ${name}`);
  return file;
};
const pixelAt = ({ data, width }: PNG, x: number, y: number) => [
  ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4),
];

describe.each(['en', 'bn'])('the manifest in %s', (lang) => {
  const read = () =>
    manifest.parse(JSON.parse(fileOf(`manifest-${lang}.webmanifest`).toString('utf8')));

  test('has what an app needs to be installed, and ways into pages there are', () => {
    const { lang: own, icons, shortcuts } = read();
    expect(own).toBe(lang);
    for (const size of ['192x192', '512x512'])
      expect(icons.some((icon) => icon.type === 'image/png' && icon.sizes === size)).toBe(true);
    for (const { url } of shortcuts) expect(isAppPath(url)).toBe(true);
  });

  test('declares each picture as large as it is', () => {
    const pictures = read().icons.filter(({ type }) => type === 'image/png');
    expect(pictures.length).toBeGreaterThan(2);
    for (const { src, sizes } of pictures) {
      const { width, height } = PNG.sync.read(fileOf(src.slice(1)));
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
  });
});

test('the maskable icon has no edge that shows when it is cut to a circle', () => {
  const picture = PNG.sync.read(fileOf('icon-maskable.png'));
  const { width } = picture;
  const ground = pixelAt(picture, 0, 0);
  expect(ground[3]).toBe(255);
  // A circle of 40 % of the width holds what matters; outside of it is ground alone.
  for (let y = 0; y < width; y += 4)
    for (let x = 0; x < width; x += 4)
      if (Math.hypot(x - width / 2, y - width / 2) > 0.5 * width)
        expect(pixelAt(picture, x, y)).toEqual(ground);
});

test('the badge is a shape alone: white on nothing', () => {
  const { data, width, height } = PNG.sync.read(fileOf('badge-96.png'));
  expect([width, height]).toEqual([96, 96]);
  const isSeen = (pixel: number) => (data[4 * pixel + 3] ?? 0) > 0;
  const pixels = Array.from({ length: width * height }, (_, pixel) => pixel);
  const seen = pixels.filter(isSeen);
  expect(seen.length).toBeGreaterThan(100);
  expect(seen.length).toBeLessThan(pixels.length);
  expect(seen.every((pixel) => data[4 * pixel] === 255)).toBe(true);
});
