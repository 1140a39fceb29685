/**
 * Makes a picture of ours from bytes of theirs: re-encoded, so that neither position data nor
 * anything hidden behind the pixels stays. Only PNG and JPEG reach the decoder, known by their first
 * bytes; sharp would also take SVG and others.
 */
import sharp from 'sharp';
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '#core/people/profile/profile-constants.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { createTurns } from './create-turns.ts';

export interface CleanImage {
  bytes: Buffer;
  width: number;
  height: number;
}
export interface CleanOptions {
  maxSide: number;
  /** Cut to its middle square. */
  isSquare: boolean;
}
export interface ImageCleaner {
  /** Throws an ApiError on `field` for what is no picture of the allowed kinds. */
  clean(bytes: Buffer, field: string, options: CleanOptions): Promise<CleanImage>;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const QUALITY = 82;
/** A picture of the largest size takes some 64 MB while it is drawn. */
const RUNNING = 2;
const WAITING = 20;

// One picture is used once, so libvips need not keep any of it.
sharp.cache(false);

const startsWith = (bytes: Buffer, magic: Buffer) => bytes.subarray(0, magic.length).equals(magic);

const refuse = (field: string, key: string, cause?: unknown) =>
  new ApiError('invalid_input', { fields: { [field]: { key } }, cause });

async function draw(bytes: Buffer, field: string, { maxSide, isSquare }: CleanOptions) {
  const open = () => sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' });
  const { width, height, format } = await open()
    .metadata()
    .catch((error: unknown) => {
      throw error instanceof Error && error.message.includes('pixel limit')
        ? refuse(field, 'image_pixels', error)
        : refuse(field, 'image_broken', error);
    });
  if (format !== 'png' && format !== 'jpeg') throw refuse(field, 'image_format');
  if (width * height > IMAGE_MAX_PIXELS) throw refuse(field, 'image_pixels');
  const side = Math.min(maxSide, width, height);
  const size = isSquare
    ? ({ width: side, height: side, fit: 'cover' } as const)
    : ({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true } as const);
  try {
    const { data, info } = await open()
      .autoOrient()
      .resize(size)
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw refuse(field, 'image_broken', error);
  }
}

export function createImageCleaner(): ImageCleaner {
  const inTurn = createTurns({ running: RUNNING, waiting: WAITING });
  return {
    async clean(bytes, field, options) {
      if (bytes.length > IMAGE_MAX_BYTES) throw refuse(field, 'image_too_large');
      if (!startsWith(bytes, PNG) && !startsWith(bytes, JPEG)) throw refuse(field, 'image_format');
      return inTurn(() => draw(bytes, field, options));
    },
  };
}
