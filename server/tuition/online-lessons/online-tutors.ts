/** Tutors who can be booked by the hour: in the hub, with a rate, time in the week and a link to meet at. */
import { and, desc, eq, inArray, isNotNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { OnlineTutor } from '#core/tuition/api/online-lessons.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { onlineLessons, onlineLessonTutors } from '#server/ground/db/schema/online-lessons.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import type { Services } from '#server/ground/services/services.ts';
import { presentItem } from '#server/market/hub/present-item.ts';
import { EVERYBODY } from '#server/people/listing/facets.ts';
import { presentNamed } from '#server/people/listing/read-offer.ts';
import { readCards } from '#server/people/listing/read-tutors.ts';

const isBookable = and(
  eq(hubListings.facet, EVERYBODY),
  eq(onlineLessonTutors.isOn, true),
  isNotNull(tutorProfiles.onlineSalary),
  ne(tutorProfiles.availability, 0),
);

const selectOffers = (db: Db) =>
  db
    .select({
      tutorId: tutors.id,
      userId: tutors.userId,
      tutorid: tutors.tutorid,
      rate: sql<number>`${tutorProfiles.onlineSalary}`,
      availability: tutorProfiles.availability,
      subjectIds: tutorProfiles.subjectIds,
    })
    .from(onlineLessonTutors)
    .innerJoin(tutors, eq(tutors.id, onlineLessonTutors.tutorId))
    .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutors.id))
    .innerJoin(hubListings, eq(hubListings.tutorId, tutors.id));

export type LessonOffer = Awaited<ReturnType<typeof selectOffers>>[number];

/** Undefined if the tutor cannot be booked. */
export async function findOffer(db: Db, isIt: SQL): Promise<LessonOffer | undefined> {
  const [offer] = await selectOffers(db).where(and(isIt, isBookable));
  return offer;
}

/** Ratings of online lessons only; the rating in the hub is about tuitions. */
async function readRatings(db: Db, tutorIds: number[]) {
  const rows = await db
    .select({
      tutorId: onlineLessons.tutorId,
      held: sql`count(*)`.mapWith(Number),
      count: sql`count(${onlineLessons.rating})`.mapWith(Number),
      average: sql<number | null>`round(avg(${onlineLessons.rating}), 1)::float`,
    })
    .from(onlineLessons)
    .where(and(inArray(onlineLessons.tutorId, tutorIds), eq(onlineLessons.status, 'completed')))
    .groupBy(onlineLessons.tutorId);
  return new Map(rows.map(({ tutorId, ...rating }) => [tutorId, rating]));
}

export async function presentOnlineTutors(
  { db, lookupCache, now }: Pick<Services, 'db' | 'lookupCache' | 'now'>,
  offers: readonly LessonOffer[],
  lang: Lang,
): Promise<OnlineTutor[]> {
  if (offers.length === 0) return [];
  const ids = offers.map(({ tutorId }) => tutorId);
  const ratings = await readRatings(db, ids);
  const byId = new Map(offers.map((offer) => [offer.tutorId, offer]));
  return (await readCards(db, ids)).flatMap((card) => {
    const offer = byId.get(card.id);
    if (offer === undefined) return [];
    const { held = 0, count = 0, average = null } = ratings.get(card.id) ?? {};
    return [
      {
        tutor: presentItem(card, { lookups: lookupCache.current, lang, now: now() }),
        rate: offer.rate,
        lessons_held: held,
        lesson_rating: { average, count },
      },
    ];
  });
}

interface Wanted {
  subjectId: number | undefined;
  page: number;
  lang: Lang;
}

export async function listOnlineTutors(services: Services, { subjectId, page, lang }: Wanted) {
  const { db } = services;
  const isWanted = and(
    isBookable,
    subjectId === undefined
      ? undefined
      : sql`${tutorProfiles.subjectIds} @> array[${subjectId}]::int[]`,
  );
  const offers = await selectOffers(db)
    .where(isWanted)
    .orderBy(desc(hubListings.score), desc(tutors.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const total = await db.$count(selectOffers(db).where(isWanted).as('wanted'));
  const data = await presentOnlineTutors(services, offers, lang);
  return { ...pageOf(page, total, data), subjects: await readSubjects(services, lang) };
}

/** All that the tutors who can be booked teach, by name. */
async function readSubjects({ db, lookupCache }: Services, lang: Lang) {
  const rows = await db
    .selectDistinct({ id: sql<number>`unnest(${tutorProfiles.subjectIds})` })
    .from(onlineLessonTutors)
    .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, onlineLessonTutors.tutorId))
    .innerJoin(hubListings, eq(hubListings.tutorId, onlineLessonTutors.tutorId))
    .where(isBookable);
  const ids = rows.map(({ id }) => id);
  return presentNamed(lookupCache.current.subjects, ids, lang).sort((a, b) =>
    a.text.localeCompare(b.text),
  );
}

/** Reads the times at which the tutor's hours are taken already, in milliseconds since 1970. */
export async function readTakenTimes(db: Db, tutorId: number, from: Date): Promise<Set<number>> {
  const rows = await db
    .select({ startsAt: onlineLessons.startsAt })
    .from(onlineLessons)
    .where(
      and(
        eq(onlineLessons.tutorId, tutorId),
        notInArray(onlineLessons.status, ['cancelled', 'missed']),
        sql`${onlineLessons.startsAt} >= ${from.toISOString()}`,
      ),
    );
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()));
}
