/** Tutors by real fit. Source: docs/requirements/dashboards/parent-area.md, "Recommended for you". */
import { and, eq, notInArray } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { TutorHubQuery } from '#core/market/api/hub.ts';
import type { RecommendedTutor } from '#core/market/api/recommended-tutors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { listTutors } from '#server/market/hub/list-tutors.ts';
import { type Need, readNeeds } from './read-needs.ts';

const SHOWN = 10;
/** Some of those found are known to the guardian. */
const READ = 30;

/** Reads the tutors our staff have shown the guardian, whatever came of it. */
async function readKnown(db: Db, parentId: number) {
  const rows = await db
    .selectDistinct({ tutorId: applications.tutorId })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(
      and(eq(jobOffers.parentId, parentId), notInArray(applications.stage, ['pending', 'applied'])),
    );
  return new Set(rows.map(({ tutorId }) => tutorId));
}

/**
 * Finds tutors for one need: the very class in the area, then in the city, then its category in the
 * city.
 */
async function findFor(services: Services, need: Need, known: Set<number>, lang: Lang) {
  const { classes, categories, cities, locations } = services.lookupCache.current;
  const { classId, categoryId, cityId, locationId, gender } = need;
  const inCity = { city_id: cityId, gender, page: 1, per_page: READ };
  const ofClass = { category_id: [categoryId], i_class: [classId] };
  const teaches = nameIn(classes, classId, lang);
  const city = nameIn(cities, cityId, lang);
  const steps: [TutorHubQuery, Omit<RecommendedTutor, 'tutor'>][] = [
    [
      { ...inCity, ...ofClass, location_id: [locationId] },
      { teaches, place: nameIn(locations, locationId, lang) },
    ],
    [
      { ...inCity, ...ofClass },
      { teaches, place: city },
    ],
    [
      { ...inCity, category_id: [categoryId] },
      { teaches: nameIn(categories, categoryId, lang), place: city },
    ],
  ];
  const found = new Map<number, RecommendedTutor>();
  for (const [query, fit] of steps) {
    const { data } = await listTutors(services, query, lang);
    for (const tutor of data)
      if (!known.has(tutor.id) && !found.has(tutor.id)) found.set(tutor.id, { tutor, ...fit });
    if (found.size >= SHOWN) break;
  }
  return [...found.values()].slice(0, SHOWN);
}

/** The best of each need in turn, each tutor once. */
function inTurns(lists: readonly RecommendedTutor[][]) {
  const mixed = Array.from({ length: SHOWN }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat();
  const firstOf = new Map(mixed.toReversed().map((one) => [one.tutor.id, one]));
  return mixed.filter((one) => firstOf.get(one.tutor.id) === one).slice(0, SHOWN);
}

export async function recommendTutors(services: Services, parentId: number, lang: Lang) {
  const { db } = services;
  const [needs, known] = await Promise.all([readNeeds(db, parentId), readKnown(db, parentId)]);
  const lists = await Promise.all(needs.map((need) => findFor(services, need, known, lang)));
  return { data: inTurns(lists) };
}
