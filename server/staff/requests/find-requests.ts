/** One page of the list of requests, and how many there are. */
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { toStoredPhone } from '#core/people/account/phone-number.ts';
import type { StaffRequestsQuery } from '#core/staff/api/staff.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf } from '#server/ground/db/page-of.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';
import { hasName } from '#server/ground/names/has-name.ts';
import { queueConditions } from '#server/staff/queues/queue-conditions.ts';
import { isMine, isOpen } from './is-mine.ts';
import { readRequestNo } from './read-request-no.ts';

const sinceStatus = sql`coalesce(${jobOffers.statusChangedAt}, ${jobOffers.postedAt}, ${jobOffers.createdAt})`;

function matchesWords(db: Db, words: string): SQL | undefined {
  const phone = toStoredPhone(words);
  if (phone !== null) return or(eq(users.phoneNo, phone), eq(parents.additionalPhoneNumber, phone));
  const id = readRequestNo(words);
  return id === null ? hasName(db, users, words) : eq(jobOffers.id, id);
}

interface Reader {
  db: Db;
  now: Date;
  /** The member of staff who reads. */
  userId: number;
}

function statusIs(name: NonNullable<StaffRequestsQuery['status']>): SQL {
  if (name === 'open') return isOpen;
  // Hidden is live to staff: it comes back by itself.
  return name === 'live'
    ? inArray(jobOffers.status, ['live', 'hidden'])
    : eq(jobOffers.status, name);
}

function conditions(
  { db, now, userId }: Reader,
  { queue, status, of, q, city_id, class_id, site }: StaffRequestsQuery,
) {
  const given = <T>(value: T | undefined, make: (value: T) => SQL | undefined) =>
    value === undefined ? undefined : make(value);
  return and(
    given(queue, (name) => queueConditions(now)[name].holds),
    given(status, statusIs),
    given(of, () => isMine(userId, now)),
    given(q, (words) => matchesWords(db, words)),
    given(city_id, (id) => eq(jobOffers.cityId, id)),
    given(class_id, (id) => eq(jobOffers.classId, id)),
    given(site, (id) => eq(jobOffers.sourceSite, id)),
  );
}

export async function findRequests(reader: Reader, query: StaffRequestsQuery) {
  const { db, now } = reader;
  const where = conditions(reader, query);
  const since = query.queue === undefined ? sinceStatus : queueConditions(now)[query.queue].since;
  // Without a queue the order is that of an index, so that a page costs the same at any size.
  const order = query.queue === undefined ? sql`${jobOffers.createdAt}` : since;
  const direction = query.sort === 'oldest' ? sql`asc` : sql`desc`;
  const rows = await db
    .select({
      job: jobOffers,
      guardian: users,
      parent: parents,
      waitingSince: sql`${since}`.mapWith(jobOffers.createdAt),
    })
    .from(jobOffers)
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .innerJoin(users, eq(users.id, parents.userId))
    .where(where)
    .orderBy(sql`${order} ${direction}, ${jobOffers.id} ${direction}`)
    .limit(query.per_page)
    .offset(offsetOf(query.page, query.per_page));
  const counted = db.select({ all: count() }).from(jobOffers);
  const [total] = await (query.q === undefined
    ? counted.where(where)
    : counted
        .innerJoin(parents, eq(parents.id, jobOffers.parentId))
        .innerJoin(users, eq(users.id, parents.userId))
        .where(where));
  return { rows, total: total?.all ?? 0 };
}
export type FoundRequest = Awaited<ReturnType<typeof findRequests>>['rows'][number];

/** One by its id; null when there is none. */
export async function findRequest(db: Db, id: number): Promise<FoundRequest | null> {
  const [row] = await db
    .select({
      job: jobOffers,
      guardian: users,
      parent: parents,
      waitingSince: sinceStatus.mapWith(jobOffers.createdAt),
    })
    .from(jobOffers)
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .innerJoin(users, eq(users.id, parents.userId))
    .where(eq(jobOffers.id, id));
  return row ?? null;
}
