/** The jobs that match, read in the order of the answer up to a limit: `id`, `posted_at` and `rank`. */
import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { jobSubjects } from '#server/db/schema/job-subjects.ts';
import {
  type BoardValues,
  boardConditions,
  subjectConditions,
  subjectPlaces,
} from './board-conditions.ts';

const limit = sql.placeholder('limit');
const areas = sql`unnest(${sql.placeholder('areas')}::int[]) with ordinality as area(location_id, rank)`;

/** Newest first, of all jobs. */
const ofAll = (values: BoardValues, also?: SQL): SQL => sql`
    select ${jobOffers.id}, ${jobOffers.postedAt}, ${jobOffers.locationId}
    from ${jobOffers}
    where ${and(boardConditions(values), also)}
    order by ${jobOffers.postedAt} desc, ${jobOffers.id} desc
    limit ${limit}`;

/** Of some subjects: who has two of them comes twice in a row, so that PostgreSQL drops one. */
function ofSubjects(subjects: Placeholder[], values: BoardValues, also?: SQL): SQL {
  const each = subjects.map(
    (subject) => sql`(
      select ${jobSubjects.jobId} as id, ${jobSubjects.postedAt}, ${jobSubjects.locationId}
      from ${jobSubjects}
      where ${and(subjectConditions(subject, values), also)}
      order by ${jobSubjects.postedAt} desc, ${jobSubjects.jobId} desc
      limit ${limit}
    )`,
  );
  if (each.length === 1) return sql`${each[0]}`;
  return sql`
    select distinct id, posted_at, location_id from (${sql.join(each, sql` union all `)}) every
    order by posted_at desc, id desc
    limit ${limit}`;
}

const newest = (values: BoardValues): SQL => {
  const subjects = subjectPlaces(values);
  const found = subjects.length > 0 ? ofSubjects(subjects, values) : ofAll(values);
  return sql`select id, posted_at, 0 as rank from (${found}) found`;
};

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

/** In any of the areas, by the index that finds them soonest: the nearest only where these are all. */
const among = (values: BoardValues): SQL => {
  const isNear = (column: PgColumn) => sql`${column} = any(${sql.placeholder('areas')}::int[])`;
  const subjects = subjectPlaces(values);
  const found =
    subjects.length > 0
      ? ofSubjects(subjects, values, isNear(jobSubjects.locationId))
      : ofAll(values, isNear(jobOffers.locationId));
  return sql`
    select few.id, few.posted_at, area.rank
    from (${found}) few
    join ${areas} on area.location_id = few.location_id`;
};

export const walks = { newest, nearest, among };
export type Walk = keyof typeof walks;
