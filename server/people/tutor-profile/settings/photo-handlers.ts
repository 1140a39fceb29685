import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { keepImage } from '#server/ground/photos/keep-image.ts';
import { removeUnused } from '#server/ground/photos/photo-in-use.ts';
import { readPhotoText } from '#server/ground/photos/read-photo-text.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { saveProfile } from '#server/people/profile/save-profile.ts';

const MAX_SIDE = 1024;

export function createPhotoHandlers(services: Services) {
  const { db, photos } = services;

  /** Returns the new percentage; null for people without a tutor profile. */
  const setPhoto = async ({ user, tutor }: Caller, photo: string | null) => {
    const set = (on: Db) => on.update(users).set({ photo }).where(eq(users.id, user.id));
    if (tutor !== null) return (await saveProfile(db, tutor.id, set)).completed;
    await set(db);
    return null;
  };

  return {
    updatePhoto: async ({ caller, body, request }) => {
      const { user } = caller;
      const { photo, completed } = await keepImage(
        services,
        {
          userId: user.id,
          area: 'profile',
          field: 'image',
          base64: body.image,
          maxSide: MAX_SIDE,
          isSquare: true,
        },
        async (name) => ({ photo: name, completed: await setPhoto(caller, name) }),
      );
      await removeUnused(services, 'profile', user.photo);
      const said = success('profile.photo_updated', requestLang(request));
      return { type: 'success', ...said, photo, profile_completed: completed };
    },
    deletePhoto: async ({ caller, request }) => {
      const completed = await setPhoto(caller, null);
      await removeUnused(services, 'profile', caller.user.photo);
      const said = success('profile.photo_deleted', requestLang(request));
      return { type: 'success', ...said, photo: null, profile_completed: completed };
    },
    getPhotoText: async ({ caller }) => ({
      photo: await readPhotoText(photos, caller.user.photo),
    }),
  } satisfies Partial<Handlers>;
}
