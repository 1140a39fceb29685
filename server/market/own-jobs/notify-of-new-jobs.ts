/**
 * Notifies tutors how many jobs came on the board that fit a search they saved: once a day and search.
 * Source: docs/requirements/market/job-board.md, "Saved searches".
 */

import { and, asc, eq, isNull, lt, lte, max, or } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { readJobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { savedSearches } from '#server/ground/db/schema/saved-searches.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findBoardPage } from '#server/market/job-board/find-board-page.ts';
import { searchedFilter } from '#server/market/job-board/searched-filter.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { filterOf, isOutdated } from './saved-searches.ts';

/** The rest have their turn ten minutes later. */
const MOST_AT_ONCE = 2000;

async function readDue({ db, now }: Services, newest: Date) {
  const dayAgo = dayjs.utc(now()).subtract(1, 'day').toDate();
  return await db
    .select({ search: savedSearches, userId: users.id, lang: users.lang })
    .from(savedSearches)
    .innerJoin(tutors, eq(tutors.id, savedSearches.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(
      and(
        lt(savedSearches.newSince, newest),
        or(isNull(savedSearches.notifiedAt), lte(savedSearches.notifiedAt, dayAgo)),
        isNull(users.deactivatedAt),
        or(isNull(users.bannedAt), lte(users.bannedUntil, now())),
        isNull(users.erasedAt),
      ),
    )
    .orderBy(asc(savedSearches.newSince), asc(savedSearches.id))
    .limit(MOST_AT_ONCE);
}

type Due = Awaited<ReturnType<typeof readDue>>[number];

async function notifyOne(services: Services, { search, userId, lang }: Due, newest: Date) {
  const { db, lookupCache, now } = services;
  const lookups = lookupCache.current;
  const filter = isOutdated(search, lookups)
    ? null
    : searchedFilter(filterOf(search), lookups, lang);
  const wanted = { page: 1, perPage: 1 };
  const found = filter && { ...filter, order: 'newest' as const, postedAfter: search.newSince };
  const { matches, rows } = found
    ? await findBoardPage(db, found, wanted)
    : { matches: 0, rows: [] };
  const isNotified = matches > 0;
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(savedSearches)
      .set({
        newSince: rows[0]?.postedAt ?? newest,
        ...(isNotified && { notifiedAt: now() }),
      })
      // Another node may have done it, or the tutor removed it.
      .where(and(eq(savedSearches.id, search.id), eq(savedSearches.newSince, search.newSince)))
      .returning({ id: savedSearches.id });
    if (!isNotified || changed.length === 0) return;
    const list = writeJobFilter(readJobFilter(new URLSearchParams(`${search.query}&order=newest`)));
    await notify(services, tx, [
      {
        userId,
        kind: 'saved_search_jobs',
        values: { search_name: search.name, job_count: matches },
        path: `/job-board?${list}`,
      },
    ]);
  });
}

export async function notifyOfNewJobs(services: Services): Promise<void> {
  const [board] = await services.db
    .select({ newest: max(jobOffers.postedAt) })
    .from(jobOffers)
    .where(eq(jobOffers.status, 'live'));
  const newest = board?.newest;
  if (!newest) return;
  // One that fails comes first again the next time.
  await eachOnItsOwn(await readDue(services, newest), (due) => notifyOne(services, due, newest));
}
