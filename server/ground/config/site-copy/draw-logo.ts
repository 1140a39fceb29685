/**
 * A logo as WebP of our own: what else an SVG may carry stays out, and no page of ours asks another
 * host for it. Twice as high as it is shown, for fine screens.
 */
import { hash } from 'node:crypto';
import sharp from 'sharp';
import type { Logo } from './site-copy.ts';

export const LOGO_MAX_BYTES = 200 * 1024;
const MOST_PIXELS = 4_000_000;
const HEIGHT = 64;
const WIDTH = 360;
const FORMATS = new Set(['png', 'webp', 'svg']);

/** Undefined: no picture of the three kinds. */
export async function drawLogo(given: Buffer): Promise<Logo | undefined> {
  try {
    const picture = sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) return undefined;
    const { data, info } = await picture
      .resize({ width: WIDTH, height: HEIGHT, fit: 'inside' })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const name = `${hash('sha256', data).slice(0, 32)}.webp`;
    return { name, bytes: data, width: info.width, height: info.height };
  } catch {
    // Whatever the decoder says of it: it is none that can be shown.
    return undefined;
  }
}
