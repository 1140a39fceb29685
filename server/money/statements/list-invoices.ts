import { and, desc, eq, sql } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { Invoice } from '#core/money/api/money.ts';
import { openPoisha } from '#core/money/words/invoice-sums.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { InvoiceRow } from '#server/money/invoices/issue-invoice.ts';
import { readApplyingStop } from '#server/money/invoices/read-applying-stop.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { ownPayoutDue } from '#server/money/ledger/own-payout-due.ts';
import { aboutInvoice } from './about-invoice.ts';
import { type InvoicedJob, invoicedJob } from './invoiced-job.ts';
import { paidRefs } from './payment-refs.ts';
import { presentCoach } from './present-coach.ts';

export interface OwnPage {
  userId: number;
  page: number;
  lang: Lang;
}

/** Sums what a person still has to pay, in poisha. */
export async function sumUnpaid(db: Db, userId: number): Promise<number> {
  const [unpaid] = await db
    .select({
      poisha:
        sql`coalesce(sum(${invoices.poisha} - ${invoices.reducedPoisha} - ${invoices.paidPoisha}), 0)`.mapWith(
          Number,
        ),
    })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.status, 'unpaid')));
  return unpaid?.poisha ?? 0;
}

export async function listInvoices(
  services: Services,
  { userId, page, lang, isTutor }: OwnPage & { isTutor: boolean },
) {
  const { db } = services;
  const isOwn = eq(invoices.userId, userId);
  const stop = isTutor ? await readApplyingStop(db, userId, services.now()) : null;
  const rows = await db
    .select({ invoice: invoices, job: invoicedJob })
    .from(invoices)
    .leftJoin(jobOffers, eq(jobOffers.id, invoices.jobOfferId))
    .where(isOwn)
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const receipts = await paidRefs(
    db,
    rows.map(({ invoice }) => invoice.id),
  );
  const data = rows.map((row) =>
    presentInvoice(services, { ...row, receipts: receipts.get(row.invoice.id) ?? [] }, lang),
  );
  return {
    ...pageOf(page, await db.$count(invoices, isOwn), data),
    unpaid_poisha: await sumUnpaid(db, userId),
    balance_poisha: await balanceOf(db, userId),
    payout_due: await ownPayoutDue(db, userId),
    applying_stop: stop && { invoice_id: stop.invoiceId, on: stop.on, is_now: stop.isNow },
  };
}

interface PresentedInvoice {
  invoice: InvoiceRow;
  /** The job, if the invoice is of a platform charge. */
  job: InvoicedJob | null;
  /** References of its payments. */
  receipts: string[];
}

export const presentInvoice = (
  { now, lookupCache }: Pick<Services, 'now' | 'lookupCache'>,
  { invoice, job, receipts }: PresentedInvoice,
  lang: Lang,
): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  kind: invoice.kind,
  status: invoice.status,
  is_overdue: invoice.status === 'unpaid' && invoice.dueOn < dhakaDate(now()),
  amount_poisha: invoice.poisha,
  reduced_poisha: invoice.reducedPoisha,
  paid_poisha: invoice.paidPoisha,
  promo_poisha: invoice.promoPoisha,
  open_poisha: invoice.status === 'unpaid' ? openPoisha(invoice) : 0,
  issue_date: dhakaDate(invoice.issuedAt),
  due_date: invoice.dueOn,
  paid_at: invoice.paidAt?.toISOString() ?? null,
  receipts,
  about: aboutInvoice(lookupCache.current, invoice, lang),
  coach: presentCoach(invoice),
  charge: job && presentCharge(lookupCache.current, { invoice, job }, lang),
});

function presentCharge(
  lookups: Services['lookupCache']['current'],
  {
    invoice: { jobOfferId, jobType, salary, percent },
    job,
  }: { invoice: InvoiceRow; job: InvoicedJob },
  lang: Lang,
): Invoice['charge'] {
  if (jobOfferId === null || jobType === null || salary === null || percent === null) return null;
  return {
    job_id: jobOfferId,
    class_name: nameIn(lookups.classes, job.classId, lang),
    category_name: nameIn(lookups.categories, job.categoryId, lang),
    job_duration: job.jobDuration,
    job_type: jobType,
    salary,
    percent,
  };
}
