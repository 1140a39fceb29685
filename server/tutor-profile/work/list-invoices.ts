import { and, desc, eq, sum } from 'drizzle-orm';
import type { Invoice } from '#core/api/schemas/profile/work.ts';
import { dhakaDate } from '#core/dates/dhaka-day.ts';
import { createFormat } from '#core/format/format.ts';
import type { Lang } from '#core/i18n/lang.ts';
import { PAGE_SIZE } from '#core/jobs/job-constants.ts';
import { offsetOf, pageOf } from '#server/db/page-of.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { tutorInvoices, tutorTransactions } from '#server/db/schema/tutor-invoices.ts';
import { invoiceNumber } from '#server/invoices/invoice-number.ts';
import { nameIn } from '#server/services/lookup-row.ts';
import type { Services } from '#server/services/services.ts';
import { serverText } from '#server/text/server-text.ts';

const shownStatus = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  free: 'Free',
  cancelled: 'Cancelled',
} as const satisfies Record<string, Invoice['status']>;

export async function listInvoices(services: Services, tutorId: number, page: number, lang: Lang) {
  const { db, lookupCache } = services;
  const isOwn = eq(tutorInvoices.tutorId, tutorId);
  const [unpaid] = await db
    .select({ taka: sum(tutorInvoices.taka).mapWith(Number) })
    .from(tutorInvoices)
    .where(and(isOwn, eq(tutorInvoices.status, 'unpaid')));
  const rows = await db
    .select({ invoice: tutorInvoices, classId: jobOffers.classId })
    .from(tutorInvoices)
    .innerJoin(jobOffers, eq(jobOffers.id, tutorInvoices.jobOfferId))
    .where(isOwn)
    .orderBy(desc(tutorInvoices.issuedAt), desc(tutorInvoices.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const today = dhakaDate(services.now());
  const data = rows.map(
    ({ invoice, classId }): Invoice => ({
      id: invoice.id,
      number: invoiceNumber(invoice),
      job_id: invoice.jobOfferId,
      class_name: nameIn(lookupCache.current.classes, classId, lang),
      job_type: invoice.jobType,
      salary: invoice.salary,
      percent: invoice.percent,
      amount: invoice.taka,
      reduced_by: invoice.reducedBy,
      status: shownStatus[invoice.status],
      is_overdue: invoice.status === 'unpaid' && invoice.dueOn < today,
      issue_date: dhakaDate(invoice.issuedAt),
      due_date: invoice.dueOn,
      paid_at: invoice.paidAt?.toISOString() ?? null,
    }),
  );
  return {
    ...pageOf(page, await db.$count(tutorInvoices, isOwn), data),
    unpaid_total: unpaid?.taka ?? 0,
  };
}

export async function listTransactions(
  { db }: Services,
  tutorId: number,
  page: number,
  lang: Lang,
) {
  const isOwn = eq(tutorTransactions.tutorId, tutorId);
  const rows = await db
    .select({ line: tutorTransactions, jobId: tutorInvoices.jobOfferId })
    .from(tutorTransactions)
    .leftJoin(tutorInvoices, eq(tutorInvoices.id, tutorTransactions.invoiceId))
    .where(isOwn)
    .orderBy(desc(tutorTransactions.at), desc(tutorTransactions.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const data = rows.map(({ line, jobId }) => ({
    id: line.id,
    number: `TR-${String(line.id).padStart(6, '0')}`,
    date: line.at.toISOString(),
    kind: line.kind,
    description: serverText(`transactions.${line.kind}`, lang, {
      job: jobId === null ? '' : createFormat(lang).id(jobId),
    }),
    amount: line.taka,
    invoice_id: line.invoiceId,
  }));
  return pageOf(page, await db.$count(tutorTransactions, isOwn), data);
}
