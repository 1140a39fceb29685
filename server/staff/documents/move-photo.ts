/**
 * Takes a tutor's photo from the area that staff and the tutor see to the one that everybody sees,
 * or back. It gets a new name there: the first one leads nowhere for those who knew it.
 */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { removeUnused } from '#server/ground/photos/photo-in-use.ts';
import { newPhotoName } from '#server/ground/photos/photo-name.ts';
import type { PhotoArea } from '#server/ground/services/photo-store.ts';
import type { Services } from '#server/ground/services/services.ts';
import { entryNotFound } from '#server/people/profile/profile-errors.ts';

/** Names the picture where it is now; part of the transaction of the decision. */
type SaveMove = (db: Db) => Promise<void>;

async function readNames({ db }: Pick<Services, 'db'>, tutorId: number) {
  const [row] = await db
    .select({ userId: users.id, photo: users.photo, newPhoto: tutors.newPhoto })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(eq(tutors.id, tutorId));
  if (row === undefined) throw entryNotFound();
  return row;
}

/**
 * Moves the picture around a decision: the copy goes again where the decision fails, what it replaced
 * goes after it. A new photo that is returned stays where it is, and so does the one shown before it.
 */
export async function movePhoto<T>(
  services: Services,
  { tutorId, isApproved }: { tutorId: number; isApproved: boolean },
  decide: (save: SaveMove) => Promise<T>,
): Promise<T> {
  const { photos } = services;
  const { userId, photo, newPhoto } = await readNames(services, tutorId);
  const shown = newPhoto === null ? photo : null;
  const moved = isApproved ? newPhoto : shown;
  if (moved === null) return decide(async () => undefined);
  const [from, to]: [PhotoArea, PhotoArea] = isApproved
    ? ['new-photos', 'profile']
    : ['profile', 'new-photos'];
  const bytes = await photos.read(from, moved);
  if (bytes === null) throw entryNotFound();
  const copy = newPhotoName();
  await photos.write(to, copy, bytes);
  const save: SaveMove = async (db) => {
    await db
      .update(users)
      .set({ photo: isApproved ? copy : null })
      .where(eq(users.id, userId));
    await db
      .update(tutors)
      .set({ newPhoto: isApproved ? null : copy })
      .where(eq(tutors.id, tutorId));
  };
  let result: T;
  try {
    result = await decide(save);
  } catch (error) {
    await photos.remove(to, copy);
    throw error;
  }
  await removeUnused(services, 'profile', photo);
  await removeUnused(services, 'new-photos', newPhoto);
  return result;
}
