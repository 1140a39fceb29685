/**
 * Sends phones the jobs that came on the board and fit a search of theirs: one message a day at most,
 * about all their searches together. Source: docs/requirements/market/job-board.md, "Tell me when one comes".
 */
import { and, asc, eq, gt, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { brand } from '#core/ground/brand.ts';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { createFormat } from '#core/ground/format/format.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { searchAlerts } from '#server/ground/db/schema/search-alerts.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { filterInWords } from '#server/market/job-board/filter-in-words.ts';
import { readNewestJob } from '#server/market/own-jobs/newest-job.ts';
import { findNewJobs } from '#server/market/own-jobs/notify-of-new-jobs.ts';
import { filterOf, newestFirst } from '#server/market/own-jobs/saved-searches.ts';
import { toOutboxRow } from '#server/notify/messages/outbox.ts';
import { stopAlertLink } from './alert-link.ts';

/** The rest have their turn ten minutes later. */
const MOST_AT_ONCE = 1000;
/** The letters of a search in a message: each seventy are paid for. */
const WORDS_MOST = 60;
const LIFE_DAYS = 1;

type Alert = typeof searchAlerts.$inferSelect;
type News = Awaited<ReturnType<typeof findNewJobs>>;
interface Found {
  alert: Alert;
  news: News;
}

function isDue({ now }: Services, newest: Date): SQL | undefined {
  const at = now();
  const dayAgo = dayjs.utc(at).subtract(1, 'day').toDate();
  return and(
    lt(searchAlerts.newSince, newest),
    or(isNull(searchAlerts.notifiedAt), lte(searchAlerts.notifiedAt, dayAgo)),
    gt(searchAlerts.endsAt, at),
  );
}

/** The searches that are due, by phone. */
async function readDue(services: Services, newest: Date): Promise<Alert[][]> {
  const rows = await services.db
    .select()
    .from(searchAlerts)
    .where(isDue(services, newest))
    .orderBy(asc(searchAlerts.newSince), asc(searchAlerts.id))
    .limit(MOST_AT_ONCE);
  return [...Map.groupBy(rows, ({ phone }) => phone).values()];
}

const shortened = (words: string) =>
  words.length > WORDS_MOST ? `${words.slice(0, WORDS_MOST - 1)}…` : words;

function textOf(services: Services, first: Found, found: Found[]): string {
  const { lang } = first.alert;
  const { publicUrl } = services.config;
  const { number } = createFormat(lang);
  const searches = found.map(({ alert, news }) => {
    const words = shortened(filterInWords(services, filterOf(alert), lang));
    const path =
      news.matches === 1 && news.jobId !== undefined
        ? `/job-details/${news.jobId}`
        : newestFirst(alert);
    return `${words}: ${number(news.matches)}\n${publicUrl}${path}`;
  });
  const link = stopAlertLink(services.config, first.alert.id);
  const said = serverText('notice.search_alert', lang, { searches: searches.join('\n'), link });
  return `${lang === 'bn' ? brand.nameBn : brand.name}: ${said}`;
}

async function notifyPhone(services: Services, due: Alert[], newest: Date) {
  const { db, lookupCache, now } = services;
  const looked: Found[] = [];
  for (const alert of due)
    looked.push({ alert, news: await findNewJobs(db, alert, lookupCache.current, alert.lang) });
  await db.transaction(async (tx) => {
    const found: Found[] = [];
    for (const { alert, news } of looked) {
      const changed = await tx
        .update(searchAlerts)
        .set({ newSince: news.newest ?? newest })
        // Another node may have done it, or the person stopped it.
        .where(
          and(
            eq(searchAlerts.id, alert.id),
            eq(searchAlerts.newSince, alert.newSince),
            isDue(services, newest),
          ),
        )
        .returning({ id: searchAlerts.id });
      if (news.matches > 0 && changed.length > 0) found.push({ alert, news });
    }
    const [first] = found;
    if (first === undefined) return;
    const { phone } = first.alert;
    await tx.update(searchAlerts).set({ notifiedAt: now() }).where(eq(searchAlerts.phone, phone));
    await tx.insert(outboxMessages).values(
      toOutboxRow(services, {
        event: 'search_alert',
        channel: 'sms',
        userId: null,
        to: phone,
        text: textOf(services, first, found),
        expiresAt: dayjs.utc(now()).add(LIFE_DAYS, 'day').toDate(),
        isForLater: true,
      }),
    );
  });
}

export async function sendAlerts(services: Services): Promise<void> {
  const newest = await readNewestJob(services.db);
  if (!newest) return;
  // One that fails comes first again the next time.
  await eachOnItsOwn(await readDue(services, newest), (due) => notifyPhone(services, due, newest));
}
