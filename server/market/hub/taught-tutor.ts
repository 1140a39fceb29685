/**
 * A tutor as the family reads of him or her that is or was taught: in the hub or not. Strangers find
 * those of the hub alone.
 */
import { and, eq, exists, isNull, or } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { isOrWasTuition } from '#server/ground/db/tuitions.ts';
import type { Services } from '#server/ground/services/services.ts';
import {
  findListedId,
  readProfiles,
  readUnlistedProfiles,
} from '#server/people/listing/read-tutors.ts';
import { presentProfiles, tutorNotInHub } from './get-hub-tutor.ts';
import { toTutorid } from './resolve-filter.ts';

/**
 * The condition that a tutor has taught for the guardian: in a tuition, also on trial and also
 * ended, or in an online lesson that took place.
 */
const taught = (db: Db, parentId: number) =>
  or(
    exists(
      db
        .select({ id: applications.id })
        .from(applications)
        .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
        .where(
          and(
            eq(applications.tutorId, tutors.id),
            eq(jobOffers.parentId, parentId),
            isOrWasTuition,
          ),
        ),
    ),
    exists(
      db
        .select({ id: onlineLessons.id })
        .from(onlineLessons)
        .where(
          and(
            eq(onlineLessons.tutorId, tutors.id),
            eq(onlineLessons.parentId, parentId),
            eq(onlineLessons.status, 'completed'),
          ),
        ),
    ),
  );

async function findTaughtId(db: Db, parentId: number, tutorid: string): Promise<number | null> {
  const [row] = await db
    .select({ id: tutors.id })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(and(eq(tutors.tutorid, tutorid), isNull(users.erasedAt), taught(db, parentId)));
  return row?.id ?? null;
}

/**
 * Returns the id of a tutor this guardian may read of and review: one who is in the hub, or teaches
 * or taught them. Throws `not_found` for any other.
 */
export async function requireKnown(db: Db, parentId: number, typed: string): Promise<number> {
  const tutorid = toTutorid(typed);
  const id = (await findListedId(db, tutorid)) ?? (await findTaughtId(db, parentId, tutorid));
  if (id === null) throw tutorNotInHub();
  return id;
}

export async function getTaughtTutor(
  services: Services,
  parentId: number,
  typed: string,
  lang: Lang,
): Promise<HubProfile> {
  const { db } = services;
  const id = await findTaughtId(db, parentId, toTutorid(typed));
  if (id === null) throw tutorNotInHub();
  const listed = await readProfiles(db, [id]);
  const rows = listed.length > 0 ? listed : await readUnlistedProfiles(db, [id]);
  const [profile] = await presentProfiles(services, rows, lang);
  if (profile === undefined) throw tutorNotInHub();
  return profile;
}
