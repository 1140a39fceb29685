/** Cleans a picture and puts it in the store; gone again when what names it cannot be saved. */
import { inSeconds } from '#core/ground/dates/duration.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { CleanImage, CleanOptions } from '#server/ground/services/image-cleaner.ts';
import type { PhotoArea } from '#server/ground/services/photo-store.ts';
import type { Services } from '#server/ground/services/services.ts';
import { newPhotoName } from './photo-name.ts';

const UPLOADS = [
  { seconds: 60, max: 10 },
  { seconds: inSeconds({ hours: 1 }), max: 40 },
];

export interface GivenImage extends CleanOptions {
  userId: number;
  area: PhotoArea;
  /** The field of the form that is told what is wrong with the picture. */
  field: string;
  base64: string;
}

export async function keepImage<T>(
  { db, photos, images, now }: Services,
  { userId, area, field, base64, ...options }: GivenImage,
  save: (name: string, image: CleanImage) => Promise<T>,
): Promise<T> {
  await takeLimits(db, [{ key: `upload:${userId}`, windows: UPLOADS }], now());
  const image = await images.clean(Buffer.from(base64, 'base64'), field, options);
  const name = newPhotoName();
  await photos.write(area, name, image.bytes);
  try {
    return await save(name, image);
  } catch (error) {
    await photos.remove(area, name);
    throw error;
  }
}
