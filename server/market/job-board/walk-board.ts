/** The jobs that match, read in the order of the answer up to a limit: `id`, `posted_at` and `rank`. */
import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { jobSubjects } from '#server/ground/db/schema/job-subjects.ts';
import {
  type BoardValues,
  boardConditions,
  subjectConditions,
  subjectPlaces,
} from './board-conditions.ts';

const limit = sql.placeholder('limit');
const areas = sql`unnest(${sql.placeholder('areas')}::int[]) with ordinality as area(location_id, rank)`;

/** Each ends with the id: no two jobs are equal, so that pages neither repeat nor skip one. */
const ORDERS = {
  newest: sql`posted_at desc, id desc`,
  salary: sql`actual_salary desc, posted_at desc, id desc`,
};
type Order = keyof typeof ORDERS;

interface Wanted {
  values: BoardValues;
  order: Order;
  /** The jobs lie in any of the areas around a place. */
  isNear: boolean;
}

const inAreas = (column: PgColumn, isNear: boolean): SQL | undefined =>
  isNear ? sql`${column} = any(${sql.placeholder('areas')}::int[])` : undefined;

/** Queries all jobs. */
const ofAll = ({ values, order, isNear }: Wanted): SQL => sql`
    select ${jobOffers.id}, ${jobOffers.postedAt}, ${jobOffers.locationId}, ${jobOffers.actualSalary}
    from ${jobOffers}
    where ${and(boardConditions(values), inAreas(jobOffers.locationId, isNear))}
    order by ${ORDERS[order]}
    limit ${limit}`;

/**
 * Queries some subjects: a job with two of them comes twice in a row, so that PostgreSQL drops one.
 */
function ofSubjects(subjects: Placeholder[], { values, order, isNear }: Wanted): SQL {
  const each = subjects.map(
    (subject) => sql`(
      select ${jobSubjects.jobId} as id, ${jobSubjects.postedAt}, ${jobSubjects.locationId}, ${jobSubjects.actualSalary}
      from ${jobSubjects}
      where ${and(subjectConditions(subject, values), inAreas(jobSubjects.locationId, isNear))}
      order by ${ORDERS[order]}
      limit ${limit}
    )`,
  );
  if (each.length === 1) return sql`${each[0]}`;
  return sql`
    select distinct id, posted_at, location_id, actual_salary from (${sql.join(each, sql` union all `)}) every
    order by ${ORDERS[order]}
    limit ${limit}`;
}

function found(wanted: Wanted): SQL {
  const subjects = subjectPlaces(wanted.values);
  return subjects.length > 0 ? ofSubjects(subjects, wanted) : ofAll(wanted);
}

const isNearby = (values: BoardValues) => 'areas' in values;

const newest = (values: BoardValues): SQL => sql`
    select id, posted_at, 0 as rank
    from (${found({ values, order: 'newest', isNear: isNearby(values) })}) found`;

/** Highest first, newest first among equal ones. */
const salary = (values: BoardValues): SQL => sql`
    select id, posted_at, - actual_salary as rank
    from (${found({ values, order: 'salary', isNear: isNearby(values) })}) found`;

/**
 * Area by area in the order of distance, newest first within each. The areas arrive sorted, so
 * PostgreSQL sorts one area at a time and stops reading at the limit.
 */
const nearest = (values: BoardValues): SQL => sql`
    select nearby.id, nearby.posted_at, area.rank
    from ${areas}
    cross join lateral (
      select ${jobOffers.id}, ${jobOffers.postedAt}
      from ${jobOffers}
      where ${boardConditions(values)} and ${jobOffers.locationId} = area.location_id
      order by ${jobOffers.postedAt} desc, ${jobOffers.id} desc
      limit ${limit}
    ) nearby
    order by area.rank, nearby.posted_at desc, nearby.id desc
    limit ${limit}`;

/**
 * Finds jobs in any of the areas, by the index that finds them soonest: the nearest only where
 * these are all.
 */
const among = (values: BoardValues): SQL => sql`
    select few.id, few.posted_at, area.rank
    from (${found({ values, order: 'newest', isNear: true })}) few
    join ${areas} on area.location_id = few.location_id`;

export const walks = { newest, salary, nearest, among };
export type Walk = keyof typeof walks;
