/** A chosen file as the server takes it, or what is wrong with it before anything is sent. */
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '#core/profile/profile-constants.ts';
import { toBase64 } from '../../pdf/to-base64.ts';
import { readImageSize } from './image-size.ts';

/** Names are keys of locales/errors `fields`. */
export type ImageProblem = 'image_format' | 'image_too_large' | 'image_pixels';
export type ReadImage = { dataUrl: string } | { problem: ImageProblem };

export async function readImage(file: File): Promise<ReadImage> {
  if (file.size > IMAGE_MAX_BYTES) return { problem: 'image_too_large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = readImageSize(bytes);
  if (!size) return { problem: 'image_format' };
  if (size.width * size.height > IMAGE_MAX_PIXELS) return { problem: 'image_pixels' };
  return { dataUrl: `data:image/${size.type};base64,${toBase64(bytes)}` };
}
