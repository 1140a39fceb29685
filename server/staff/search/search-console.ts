/**
 * The one search of the console. Source: docs/requirements/dashboards/staff-console.md, "One search".
 */
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { shownStatus } from '#core/market/hire/request-status.ts';
import { openPoisha } from '#core/money/words/invoice-sums.ts';
import type { StaffSearchAnswer } from '#core/staff/api/staff.ts';
import { type StaffSearchKind, staffSearchKinds } from '#core/staff/search-kinds.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { nameJob } from '#server/market/request-fields/name-job.ts';
import { presentPersonRow } from '#server/staff/people/present-person-row.ts';
import { isOpen } from '#server/staff/requests/is-mine.ts';
import { findAccounts } from './find-accounts.ts';
import { readWanted, type Wanted } from './read-wanted.ts';

const SHOWN = 5;

const some = <Row>(rows: Row[], has_more = rows.length > SHOWN) => ({
  rows: rows.slice(0, SHOWN),
  has_more,
});

async function findPeople(services: Services, ids: number[], lang: Lang) {
  const shown = ids.slice(0, SHOWN);
  if (shown.length === 0) return some([]);
  const rows = await services.db
    .select({ user: users, tutor: tutors, parent: parents })
    .from(users)
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .leftJoin(parents, eq(parents.userId, users.id))
    .where(inArray(users.id, shown));
  const people = rows
    .sort((one, other) => shown.indexOf(one.user.id) - shown.indexOf(other.user.id))
    .map((row) => presentPersonRow(services, row, lang));
  return some(people, ids.length > SHOWN);
}

async function findRequests({ db, lookupCache }: Services, where: SQL, lang: Lang) {
  const rows = await db
    .select({ job: jobOffers, guardian: { user_id: users.id, name: users.name } })
    .from(jobOffers)
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .innerJoin(users, eq(users.id, parents.userId))
    .where(where)
    .orderBy(sql`${isOpen} desc`, desc(jobOffers.id))
    .limit(SHOWN + 1);
  return some(
    rows.map(({ job, guardian }) => ({
      id: job.id,
      request_no: requestNo(job.id),
      status: shownStatus(job.status),
      is_hidden: job.status === 'hidden',
      ...nameJob(job, lookupCache.current, lang),
      guardian,
    })),
  );
}

async function findInvoices({ db, now }: Services, where: SQL) {
  const today = dhakaDate(now());
  const rows = await db
    .select({ invoice: invoices, name: users.name })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(where)
    .orderBy(sql`${invoices.status} = 'unpaid' desc`, desc(invoices.issuedAt), desc(invoices.id))
    .limit(SHOWN + 1);
  return some(
    rows.map(({ invoice, name }) => {
      const isUnpaid = invoice.status === 'unpaid';
      return {
        id: invoice.id,
        number: invoice.number,
        status: invoice.status,
        is_late: isUnpaid && invoice.dueOn < today,
        person_name: name,
        amount_poisha: isUnpaid ? openPoisha(invoice) : invoice.poisha,
      };
    }),
  );
}

function ofRequests({ db }: Services, wanted: Wanted, ids: number[]): SQL | null {
  if (wanted.kind === 'request' || wanted.kind === 'number') return eq(jobOffers.id, wanted.id);
  if (ids.length === 0) return null;
  const theirs = db.select({ id: parents.id }).from(parents).where(inArray(parents.userId, ids));
  return inArray(jobOffers.parentId, theirs);
}

function ofInvoices(wanted: Wanted, ids: number[]): SQL | null {
  if (wanted.kind === 'invoice') return eq(invoices.number, wanted.number);
  return ids.length === 0 ? null : inArray(invoices.userId, ids);
}

/** A bare number is that of a request, which staff name all day, before it is that of a tutor. */
const MEANT: Partial<Record<Wanted['kind'], StaffSearchKind>> = {
  request: 'requests',
  number: 'requests',
  invoice: 'invoices',
};

export async function searchConsole(
  services: Services,
  words: string,
  lang: Lang,
): Promise<StaffSearchAnswer> {
  const wanted = readWanted(words);
  if (wanted === null)
    return { first: null, people: some([]), requests: some([]), invoices: some([]) };
  const ids = await findAccounts(services.db, wanted);
  const requests = ofRequests(services, wanted, ids);
  const bills = ofInvoices(wanted, ids);
  const found = {
    people: await findPeople(services, ids, lang),
    requests: requests === null ? some([]) : await findRequests(services, requests, lang),
    invoices: bills === null ? some([]) : await findInvoices(services, bills),
  };
  const meant = MEANT[wanted.kind] ?? 'people';
  const first = [meant, ...staffSearchKinds].find((kind) => found[kind].rows.length > 0);
  return { first: first ?? null, ...found };
}
