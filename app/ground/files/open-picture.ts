/**
 * A chosen file as a picture in memory: what a camera makes, turned as it was held, and no larger
 * than we need it, so that a cheap phone can go on working with it.
 */
import { readImageSize } from './image-size.ts';

/** Photos of today's phones have 2 to 15 MB. */
export const PICTURE_MAX_BYTES = 25 * 1024 * 1024;
/** Unpacked, a picture takes four bytes for each; the largest cameras of phones have 108 million. */
const PICTURE_MAX_PIXELS = 110_000_000;
/**
 * The most pixels of the longer side. Small print on a mark sheet stays readable; the server keeps
 * no more.
 */
const MAX_SIDE = 2400;

/** Names are keys of locales/en/ground/errors.json `fields`. */
export type PictureProblem = 'image_format' | 'picture_too_large' | 'image_pixels';

export async function openPicture(
  file: File,
): Promise<{ picture: ImageBitmap } | { problem: PictureProblem }> {
  if (file.size > PICTURE_MAX_BYTES) return { problem: 'picture_too_large' };
  // Before it is unpacked: a small file may hold a picture that takes gigabytes.
  const size = readImageSize(new Uint8Array(await file.arrayBuffer()));
  if (size && size.width * size.height > PICTURE_MAX_PIXELS) return { problem: 'image_pixels' };
  try {
    const whole = await createImageBitmap(file);
    const scale = MAX_SIDE / Math.max(whole.width, whole.height);
    if (scale >= 1) return { picture: whole };
    const picture = await createImageBitmap(whole, {
      resizeWidth: Math.round(whole.width * scale),
      resizeHeight: Math.round(whole.height * scale),
      resizeQuality: 'high',
    });
    whole.close();
    return { picture };
  } catch {
    // No picture, whatever its name says, or of a kind this browser cannot read.
    return { problem: 'image_format' };
  }
}
