/**
 * Finds the landing pages there are: one for each city and category, and each subject, with
 * something to show. Each is looked up in the index its list is read by, some hundred rows however
 * many jobs there are.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { toIntArray } from '#server/ground/db/int-array.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { cityCategoryFacet } from '#server/people/listing/facets.ts';
import type { Pair } from './topics.ts';

const at = sql`at`.mapWith(jobOffers.postedAt);

const pairsOf = (pairs: readonly Pair[]) =>
  sql`${toIntArray(pairs.map(({ cityId }) => cityId))}, ${toIntArray(pairs.map(({ categoryId }) => categoryId))}`;

/**
 * Finds which of these pairs have an open job, in their order; `at`: when the newest was posted.
 */
export const withJobs = (db: Db, pairs: readonly Pair[]): Promise<(Pair & { at: Date })[]> =>
  db
    .select({
      cityId: sql`city_id`.mapWith(Number),
      categoryId: sql`category_id`.mapWith(Number),
      at,
    })
    .from(
      sql`(
        select pair.*, newest.at
        from unnest(${pairsOf(pairs)}) with ordinality as pair(city_id, category_id, place)
        cross join lateral (
          select posted_at as at from job_offers
          where status = 'live' and city_id = pair.city_id and category_id = pair.category_id
          order by posted_at desc, id desc
          limit 1
        ) newest
      ) found`,
    )
    .orderBy(sql`place`);

export const subjectsWithJobs = (
  db: Db,
  ids: readonly number[],
): Promise<{ subjectId: number; at: Date }[]> =>
  db
    .select({ subjectId: sql`subject_id`.mapWith(Number), at })
    .from(
      sql`(
        select subject.*, newest.at
        from unnest(${toIntArray(ids)}) with ordinality as subject(subject_id, place)
        cross join lateral (
          select posted_at as at from job_subjects
          where subject_id = subject.subject_id
          order by posted_at desc, job_id desc
          limit 1
        ) newest
      ) found`,
    )
    .orderBy(sql`place`);

/**
 * Finds the pairs with a tutor in the hub. Two pairs may share a facet, so city and category are
 * both checked.
 */
export const withTutors = (db: Db, pairs: readonly Pair[]): Promise<Pair[]> =>
  db
    .select({
      cityId: sql`city_id`.mapWith(Number),
      categoryId: sql`category_id`.mapWith(Number),
    })
    .from(
      sql`(
        select pair.*
        from unnest(
          ${pairsOf(pairs)},
          ${toIntArray(pairs.map(({ cityId, categoryId }) => cityCategoryFacet(cityId, categoryId)))}
        ) with ordinality as pair(city_id, category_id, facet, place)
        where exists (
          select 1 from hub_listings
          where hub_listings.facet = pair.facet and city_id = pair.city_id
            and pair.category_id = any(category_ids)
        )
      ) found`,
    )
    .orderBy(sql`place`);
