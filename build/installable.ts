/** Makes the app installable: a manifest in each language, and icons of the product's mark. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { brand } from '#core/ground/brand.ts';
import { LANGS, type Lang } from '#core/ground/i18n/lang.ts';

/** `--dusk` and `paper` by day (docs/identity.md). */
const GREEN = '#0b6e4f';
const PAPER = '#ffffff';
/** Phones cut masked icons to shapes of their own: the mark stays inside of all. */
const SAFE_PART = 0.7;

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

const png = (svg: Buffer, size: number) =>
  sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true });

/**
 * Draws the mark for the bar of a phone, where only the shape counts: its strokes, in white on
 * nothing.
 */
const maskOf = (svg: Buffer, size: number) => {
  const strokes = svg
    .toString()
    .replace(/<rect[^>]*>/, '')
    .replaceAll(/stroke="#[0-9a-f]+"/g, 'stroke="#fff"');
  return png(Buffer.from(strokes), size).toBuffer();
};

async function onGreen(svg: Buffer, size: number, part: number): Promise<Buffer> {
  const mark = await png(svg, Math.round(size * part)).toBuffer();
  const ground = { width: size, height: size, channels: 4 as const, background: GREEN };
  return sharp({ create: ground })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

function manifestOf(root: string, lang: Lang): string {
  const texts = JSON.parse(read(root, `locales/${lang}/shell/app.json`));
  const home = JSON.parse(read(root, `locales/${lang}/site/home.json`));
  const name = lang === 'bn' ? brand.nameBn : brand.name;
  const shortcut = (name: string, url: string) => ({ name, url });
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: home.description,
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: GREEN,
    background_color: PAPER,
    categories: ['education'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(texts.nav.jobBoard, '/job-board'),
      shortcut(texts.nav.tutorHub, '/hub'),
      shortcut(texts.nav.hireTutor, '/crm/hire-tutor'),
    ],
  });
}

export const installable = (root: string): Plugin => ({
  name: 'porua-installable',
  async generateBundle() {
    const svg = Buffer.from(read(root, 'app/static/icon.svg'));
    const emit = (fileName: string, source: string | Buffer) =>
      this.emitFile({ type: 'asset', fileName, source });
    for (const lang of LANGS) emit(`manifest-${lang}.webmanifest`, manifestOf(root, lang));
    emit('icon-192.png', await png(svg, 192).toBuffer());
    emit('icon-512.png', await png(svg, 512).toBuffer());
    emit('icon-maskable.png', await onGreen(svg, 512, SAFE_PART));
    emit('badge-96.png', await maskOf(svg, 96));
    emit('icon-180.png', await onGreen(svg, 180, SAFE_PART));
  },
});
