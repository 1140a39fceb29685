import type { PhotoStore } from '#server/ground/services/photo-store.ts';

/** A profile photo as a data address, for a CV that has to carry it inside. */
export async function readPhotoText(
  photos: PhotoStore,
  name: string | null,
): Promise<string | null> {
  const bytes = name === null ? null : await photos.read('profile', name);
  return bytes && `data:image/webp;base64,${bytes.toString('base64')}`;
}
