/**
 * Searches that a phone without an account gets messages about. Source:
 * docs/requirements/market/job-board.md, "Tell me when one comes".
 */
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Alert } from '#core/market/api/alert.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import { ALERT_DAYS, MAX_ALERTS_OF_PHONE } from '#core/market/jobs/alert-limits.ts';
import { searchAlerts } from '#server/ground/db/schema/search-alerts.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { filterInWords } from '#server/market/job-board/filter-in-words.ts';
import { searchedFilter } from '#server/market/job-board/searched-filter.ts';
import { filterOf, queryOf } from '#server/market/own-jobs/saved-searches.ts';
import { type PhoneClient, verifyPhoneCode } from '#server/people/otp/phone-codes.ts';
import { alertToken, readAlertToken } from './alert-link.ts';

/** Refuses what every job fits, and what none can ever fit, before the code is used up. */
async function checkFilter(services: Services, filter: JobFilter, lang: Lang): Promise<string> {
  const query = queryOf(filter);
  // What is written is what is searched with later.
  const saved = filterOf({ query });
  const found = await searchedFilter(services.db, saved, services.lookupCache.current, lang);
  if (found === null || filterInWords(services, saved, lang) === '')
    throw new ApiError('alert_without_condition');
  return query;
}

interface Given {
  phone_no: string;
  otp: string;
  filter: JobFilter;
}

/** Saves the search for the phone that the code proves, until the day that is returned. */
export async function createAlert(
  services: Services,
  given: Given,
  { lang, ...client }: PhoneClient & { lang: Lang },
): Promise<Date> {
  const query = await checkFilter(services, given.filter, lang);
  const phone = await verifyPhoneCode(services, 'alert', given, client);
  const at = services.now();
  const endsAt = dayjs.utc(at).add(ALERT_DAYS, 'day').toDate();
  await services.db.transaction(async (db) => {
    // One after the other, so that two tabs cannot save a fourth.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`alert:${phone}`}))`);
    const others = await db
      .select({ notifiedAt: searchAlerts.notifiedAt })
      .from(searchAlerts)
      .where(
        and(
          eq(searchAlerts.phone, phone),
          ne(searchAlerts.query, query),
          gt(searchAlerts.endsAt, at),
        ),
      );
    if (others.length >= MAX_ALERTS_OF_PHONE)
      throw new ApiError('alerts_full', { values: { maximum: MAX_ALERTS_OF_PHONE } });
    // A new search brings no second message on the same day.
    const notifiedAt = others.map((other) => other.notifiedAt).find((when) => when !== null);
    await db
      .insert(searchAlerts)
      .values({ phone, lang, query, createdAt: at, newSince: at, notifiedAt, endsAt })
      .onConflictDoUpdate({
        target: [searchAlerts.phone, searchAlerts.query],
        set: { lang, endsAt },
      });
  });
  return endsAt;
}

/** The searches of the phone that the link went to, that of the link first. Throws `link_invalid`. */
export async function readAlerts(services: Services, token: string, lang: Lang): Promise<Alert[]> {
  const { db, config, now } = services;
  const id = readAlertToken(config, token);
  if (id === null) throw new ApiError('link_invalid');
  const isOpen = gt(searchAlerts.endsAt, now());
  const [own] = await db
    .select()
    .from(searchAlerts)
    .where(and(eq(searchAlerts.id, id), isOpen));
  if (own === undefined) throw new ApiError('link_invalid');
  const others = await db
    .select()
    .from(searchAlerts)
    .where(and(eq(searchAlerts.phone, own.phone), ne(searchAlerts.id, id), isOpen))
    .orderBy(searchAlerts.id);
  return [own, ...others].map((row) => ({
    token: alertToken(config, row.id),
    search: filterInWords(services, filterOf(row), lang),
    query: row.query,
    ends_at: row.endsAt.toISOString(),
  }));
}

/** Stopping what has been stopped is no error. Throws `link_invalid` for a token that is none of ours. */
export async function stopAlert({ db, config }: Services, token: string): Promise<void> {
  const id = readAlertToken(config, token);
  if (id === null) throw new ApiError('link_invalid');
  await db.delete(searchAlerts).where(eq(searchAlerts.id, id));
}
