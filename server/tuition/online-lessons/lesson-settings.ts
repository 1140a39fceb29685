/**
 * Reads and saves if a tutor takes online lessons and where they are held; rate and time are of the
 * profile.
 */
import { and, eq } from 'drizzle-orm';
import type { LessonSettings } from '#core/tuition/api/online-lessons.ts';
import type { Db } from '#server/ground/db/database.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { onlineLessonTutors } from '#server/ground/db/schema/online-lessons.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { EVERYBODY } from '#server/people/listing/facets.ts';
import { freeSlots } from './free-slots.ts';
import { lockJoinLink, needsJoinLink } from './join-link.ts';

export async function readLessonSettings(
  { db, now }: Pick<Services, 'db' | 'now'>,
  tutorId: number,
): Promise<LessonSettings> {
  const [own] = await db
    .select()
    .from(onlineLessonTutors)
    .where(eq(onlineLessonTutors.tutorId, tutorId));
  const [profile] = await db.select().from(tutorProfiles).where(eq(tutorProfiles.tutorId, tutorId));
  const isListed =
    (await db.$count(
      hubListings,
      and(eq(hubListings.tutorId, tutorId), eq(hubListings.facet, EVERYBODY)),
    )) > 0;
  const availability = profile?.availability ?? 0;
  return {
    is_on: own?.isOn ?? false,
    join_link: own?.joinLink ?? null,
    rate: profile?.onlineSalary ?? null,
    has_time: availability !== 0,
    has_subjects: (profile?.subjectIds.length ?? 0) > 0,
    is_in_hub: isListed,
    free_hours: (await freeSlots(db, { tutorId, availability }, now())).length,
  };
}

const refuseLink = (key: string) =>
  new ApiError('invalid_input', { fields: { join_link: { key } } });

export async function saveLessonSettings(
  { db, now }: { db: Db; now(): Date },
  tutorId: number,
  { isOn, joinLink }: { isOn: boolean; joinLink: string | undefined },
): Promise<void> {
  if (isOn && joinLink === undefined) throw refuseLink('required');
  const at = now();
  const values = { isOn, joinLink: joinLink ?? null, updatedAt: at };
  await db.transaction(async (tx) => {
    await lockJoinLink(tx, tutorId);
    if (joinLink === undefined && (await needsJoinLink(tx, tutorId, at)))
      throw refuseLink('join_link_needed');
    await tx
      .insert(onlineLessonTutors)
      .values({ tutorId, ...values })
      .onConflictDoUpdate({ target: onlineLessonTutors.tutorId, set: values });
  });
}
