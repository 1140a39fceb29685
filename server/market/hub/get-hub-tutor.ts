import { and, count, desc, inArray, isNull } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import type { Db } from '#server/ground/db/database.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readHistories } from '#server/people/listing/read-histories.ts';
import {
  findListedId,
  type ProfileTutor,
  readProfiles,
} from '#server/people/listing/read-tutors.ts';
import { presentHubProfile } from './present-hub-profile.ts';
import { toTutorid } from './resolve-filter.ts';

const readExperiences = (db: Db, tutorIds: number[]) =>
  db
    .select()
    .from(tutorExperiences)
    .where(inArray(tutorExperiences.tutorId, tutorIds))
    .orderBy(desc(tutorExperiences.durationTo), desc(tutorExperiences.id));

const countRatings = (db: Db, tutorIds: number[]) =>
  db
    .select({ tutorId: reviews.tutorId, rating: reviews.rating, count: count() })
    .from(reviews)
    .where(and(inArray(reviews.tutorId, tutorIds), isNull(reviews.hiddenAt)))
    .groupBy(reviews.tutorId, reviews.rating);

const spreadOf = (ratings: Awaited<ReturnType<typeof countRatings>>, id: number) =>
  Array.from(
    { length: RATING_MAX + 1 },
    (_, rating) => ratings.find((row) => row.tutorId === id && row.rating === rating)?.count ?? 0,
  );

/** Counts how many reviews gave how many stars, as they are at this moment. */
export const readSpread = async (db: Db, tutorId: number) =>
  spreadOf(await countRatings(db, [tutorId]), tutorId);

export async function presentProfiles(
  { db, lookupCache, now }: Services,
  all: readonly ProfileTutor[],
  lang: Lang,
): Promise<HubProfile[]> {
  if (all.length === 0) return [];
  const tutorIds = all.map(({ id }) => id);
  const [experiences, ratings, histories] = await Promise.all([
    readExperiences(db, tutorIds),
    countRatings(db, tutorIds),
    readHistories(db, tutorIds),
  ]);
  return all.map((tutor) =>
    presentHubProfile(
      {
        tutor,
        experiences: experiences.filter(({ tutorId }) => tutorId === tutor.id),
        ratingSpread: spreadOf(ratings, tutor.id),
        history: histories.get(tutor.id),
      },
      { lookups: lookupCache.current, lang, now: now() },
    ),
  );
}

export const tutorNotInHub = () => new ApiError('not_found', { text: 'tutor_not_in_hub' });

/** Returns the id of the tutor with this number. Throws `not_found` for who is not in the hub. */
export async function requireListed({ db }: Pick<Services, 'db'>, typed: string): Promise<number> {
  const id = await findListedId(db, toTutorid(typed));
  if (id === null) throw tutorNotInHub();
  return id;
}

export async function getHubTutor(
  services: Services,
  typed: string,
  lang: Lang,
): Promise<HubProfile> {
  const rows = await readProfiles(services.db, [await requireListed(services, typed)]);
  const [profile] = await presentProfiles(services, rows, lang);
  if (profile === undefined) throw tutorNotInHub();
  return profile;
}

export async function compareTutors(services: Services, typed: string[], lang: Lang) {
  const ids = await Promise.all(typed.map((one) => findListedId(services.db, toTutorid(one))));
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows = known.length === 0 ? [] : await readProfiles(services.db, known);
  return { data: await presentProfiles(services, rows, lang) };
}
