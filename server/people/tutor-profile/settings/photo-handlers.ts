import { eq } from 'drizzle-orm';
import type { auditActions } from '#core/people/audit-actions.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { keepImage } from '#server/ground/photos/keep-image.ts';
import { setPhotoHeaders } from '#server/ground/photos/photo-headers.ts';
import { removeUnused } from '#server/ground/photos/photo-in-use.ts';
import { readPhotoText } from '#server/ground/photos/read-photo-text.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import type { Caller, Tutor } from '#server/ground/request/caller.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { findNewPhoto, newPhotoPath, readPhotoCheck } from '#server/people/documents/new-photo.ts';
import { dropCheck, submitCheck } from '#server/people/documents/submit-check.ts';
import { entryNotFound } from '#server/people/profile/profile-errors.ts';
import { saveProfile } from '#server/people/profile/save-profile.ts';

const MAX_SIDE = 1024;

type PhotoCall = Pick<Call<'updatePhoto'>, 'caller' | 'request'>;

export function createPhotoHandlers(services: Services) {
  const { db, photos } = services;

  const audit = (
    { caller, request }: PhotoCall,
    action: (typeof auditActions)[number] & `photo_${string}`,
    /** The person whose photo staff looked at. */
    userId?: number,
  ) =>
    writeAudit(services, originOf(request), {
      action,
      outcome: 'ok',
      userId: caller.user.id,
      ...(userId !== undefined && { target: `user:${userId}` }),
    });

  const setShown = (on: Db, { user }: Caller, photo: string | null) =>
    on.update(users).set({ photo }).where(eq(users.id, user.id));

  /** Everybody sees it once staff have approved it; until then the photo of before. */
  const submit = (tutor: Tutor, newPhoto: string) =>
    saveProfile(db, tutor.id, async (on) => {
      await on.update(tutors).set({ newPhoto }).where(eq(tutors.id, tutor.id));
      const item = { tutorId: tutor.id, kind: 'photo', itemId: tutor.id } as const;
      await submitCheck(on, item, services.now());
    });

  const removeOwn = (caller: Caller, { id }: Tutor) =>
    saveProfile(db, id, async (on) => {
      await setShown(on, caller, null);
      await on.update(tutors).set({ newPhoto: null }).where(eq(tutors.id, id));
      await dropCheck(on, { kind: 'photo', itemId: id });
    });

  return {
    updatePhoto: async (call) => {
      const { caller, body, request } = call;
      const { user, tutor } = caller;
      const lang = requestLang(request);
      const image = {
        userId: user.id,
        field: 'image',
        base64: body.image,
        maxSide: MAX_SIDE,
        isSquare: true,
      };
      if (tutor === null) {
        const photo = await keepImage(services, { ...image, area: 'profile' }, async (name) => {
          await setShown(db, caller, name);
          return name;
        });
        await removeUnused(services, 'profile', user.photo);
        return {
          type: 'success',
          ...success('profile.photo_updated', lang),
          photo,
          new_photo: null,
          profile_completed: null,
        };
      }
      const { file, completed } = await keepImage(
        services,
        { ...image, area: 'new-photos' },
        async (name) => ({ file: name, ...(await submit(tutor, name)) }),
      );
      await removeUnused(services, 'new-photos', tutor.newPhoto);
      await audit(call, 'photo_sent');
      return {
        type: 'success',
        ...success('profile.photo_sent', lang),
        photo: user.photo,
        new_photo: newPhotoPath(file, await readPhotoCheck(db, tutor.id)),
        profile_completed: completed,
      };
    },
    deletePhoto: async (call) => {
      const { caller, request } = call;
      const { user, tutor } = caller;
      const said = success('profile.photo_deleted', requestLang(request));
      const nothing = { photo: null, new_photo: null };
      if (tutor === null) {
        await setShown(db, caller, null);
        await removeUnused(services, 'profile', user.photo);
        return { type: 'success', ...said, ...nothing, profile_completed: null };
      }
      const { completed } = await removeOwn(caller, tutor);
      await removeUnused(services, 'profile', user.photo);
      await removeUnused(services, 'new-photos', tutor.newPhoto);
      await audit(call, 'photo_deleted');
      return { type: 'success', ...said, ...nothing, profile_completed: completed };
    },
    getNewPhotoImage: async (call) => {
      const { caller, params, reply } = call;
      const isStaff = caller.user.type === 'staff';
      const row = await findNewPhoto(db, params.id, isStaff ? null : (caller.tutor?.id ?? 0));
      const bytes = row?.file ? await photos.read('new-photos', row.file) : null;
      if (row === undefined || bytes === null) throw entryNotFound();
      if (isStaff) await audit(call, 'photo_viewed', row.userId);
      setPhotoHeaders(reply, `photo-${params.id}.webp`);
      return bytes;
    },
    getPhotoText: async ({ caller }) => ({
      photo: await readPhotoText(photos, caller.user.photo),
    }),
  } satisfies Partial<Handlers>;
}
