/** A page about the tutors of a category in a city. */
import { and, arrayContains, desc, eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { usualSalary } from '#core/market/jobs/usual-salary.ts';
import type { TutorsLanding } from '#core/site/api/landing.ts';
import type { Db } from '#server/ground/db/database.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { nameIn, namesIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { listTutors } from '#server/market/hub/list-tutors.ts';
import { cityCategoryFacet } from '#server/people/listing/facets.ts';
import { linksBeside } from './links-beside.ts';
import { mostOf } from './most-of.ts';
import { withTutors } from './pages-there-are.ts';
import { findPair, type Pair, pathOfTutors } from './topics.ts';

/** The most tutors the figures are made of, however many there are. */
const BEST = 1000;
const SHOWN_TUTORS = 12;
const SHOWN_NAMES = 5;

const bestTutors = (db: Db, { cityId, categoryId }: Pair) =>
  db
    .select({
      salary: hubListings.salary,
      locationIds: hubListings.locationIds,
      subjectIds: hubListings.subjectIds,
    })
    .from(hubListings)
    .where(
      and(
        eq(hubListings.facet, cityCategoryFacet(cityId, categoryId)),
        eq(hubListings.cityId, cityId),
        arrayContains(hubListings.categoryIds, [categoryId]),
      ),
    )
    .orderBy(desc(hubListings.score), desc(hubListings.tutorId))
    .limit(BEST);

export async function readTutorsLanding(
  services: Services,
  { city, category }: { city: string; category: string },
  lang: Lang,
): Promise<TutorsLanding> {
  const { db, lookupCache } = services;
  const lookups = lookupCache.current;
  const own = findPair(lookups, city, category);
  const rows = own === undefined ? [] : await bestTutors(db, own);
  if (own === undefined || rows.length === 0) throw new ApiError('not_found');
  const filter = { category_id: [own.categoryId], city_id: own.cityId };
  const [list, links] = await Promise.all([
    listTutors(services, { ...filter, page: 1, per_page: SHOWN_TUTORS }, lang),
    linksBeside(
      lookups,
      { own, find: (pairs) => withTutors(db, pairs), pathOf: pathOfTutors },
      lang,
    ),
  ]);
  const most = (ids: number[]) => mostOf(ids, SHOWN_NAMES);
  return {
    topic: nameIn(lookups.categories, own.categoryId, lang),
    city: nameIn(lookups.cities, own.cityId, lang),
    total: list.total,
    total_is_minimum: list.total_is_minimum,
    usual_salary: usualSalary(rows.map(({ salary }) => salary ?? 0)),
    places: namesIn(lookups.locations, most(rows.flatMap((row) => row.locationIds)), lang),
    subjects: namesIn(lookups.subjects, most(rows.flatMap((row) => row.subjectIds)), lang),
    filter,
    data: list.data,
    ...links,
  };
}
