/**
 * Notifies tutors how many jobs came on the board that fit a search they saved: once a day and search.
 * Source: docs/requirements/market/job-board.md, "Saved searches".
 */

import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { savedSearches } from '#server/ground/db/schema/saved-searches.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findBoardPage } from '#server/market/job-board/find-board-page.ts';
import { searchedFilter } from '#server/market/job-board/searched-filter.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { readNewestJob } from './newest-job.ts';
import { filterOf, isOutdated, newestFirst } from './saved-searches.ts';

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

/** Finds how many jobs came since then and fit the search, and the newest of them. */
export async function findNewJobs(
  db: Db,
  search: Pick<typeof savedSearches.$inferSelect, 'query' | 'newSince'>,
  lookups: Lookups,
  lang: Lang,
) {
  const filter = isOutdated(search, lookups)
    ? null
    : await searchedFilter(db, filterOf(search), lookups, lang);
  const found = filter && { ...filter, order: 'newest' as const, postedAfter: search.newSince };
  const { matches, rows } = found
    ? await findBoardPage(db, found, { page: 1, perPage: 1 })
    : { matches: 0, rows: [] };
  return { matches, newest: rows[0]?.postedAt, jobId: rows[0]?.id };
}

async function notifyOne(services: Services, { search, userId, lang }: Due, newest: Date) {
  const { db, lookupCache, now } = services;
  const news = await findNewJobs(db, search, lookupCache.current, lang);
  const isNotified = news.matches > 0;
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(savedSearches)
      .set({
        newSince: news.newest ?? newest,
        ...(isNotified && { notifiedAt: now() }),
      })
      // Another node may have done it, or the tutor removed it.
      .where(and(eq(savedSearches.id, search.id), eq(savedSearches.newSince, search.newSince)))
      .returning({ id: savedSearches.id });
    if (!isNotified || changed.length === 0) return;
    await notify(services, tx, [
      {
        userId,
        kind: 'saved_search_jobs',
        values: { search_name: search.name, job_count: news.matches },
        path: newestFirst(search),
      },
    ]);
  });
}

export async function notifyOfNewJobs(services: Services): Promise<void> {
  const newest = await readNewestJob(services.db);
  if (!newest) return;
  // One that fails comes first again the next time.
  await eachOnItsOwn(await readDue(services, newest), (due) => notifyOne(services, due, newest));
}
