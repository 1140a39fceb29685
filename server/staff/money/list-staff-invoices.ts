/** Invoices as the money desk reads them. Each filter walks an index of its own in its own order. */

import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { dayjs, dhaka } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { openPoisha } from '#core/money/words/invoice-sums.ts';
import { toStoredPhone } from '#core/people/account/phone-number.ts';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import type { StaffInvoice, staffInvoicesQuery } from '#core/staff/api/staff.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { InvoiceRow } from '#server/money/invoices/issue-invoice.ts';
import { presentCoach } from '#server/money/statements/present-coach.ts';
import { lastActs } from '#server/staff/invoice-acts/last-acts.ts';
import { matchesWords } from '#server/staff/people/find-people.ts';
import { ofPhone } from '#server/staff/people/of-phone.ts';
import { readInvoiceNo } from './read-invoice-no.ts';

type Query = z.output<typeof staffInvoicesQuery>;

const isUnpaid = eq(invoices.status, 'unpaid');

function isAsked(db: Db, words: string): SQL {
  const number = readInvoiceNo(words);
  if (number !== null) return eq(invoices.number, number);
  const phone = toStoredPhone(words);
  if (phone !== null) return inArray(invoices.userId, ofPhone(db, phone));
  const found = db
    .select({ id: users.id })
    .from(users)
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .leftJoin(parents, eq(parents.userId, users.id))
    .where(matchesWords(db, words));
  return inArray(invoices.userId, found);
}

const byDue = [asc(invoices.dueOn), asc(invoices.id)];
/** The first page of the unpaid is what waits longest. */
const orders = {
  due: { where: (today: string) => and(isUnpaid, gte(invoices.dueOn, today)), by: byDue },
  overdue: { where: (today: string) => and(isUnpaid, lt(invoices.dueOn, today)), by: byDue },
  paid: {
    where: () => eq(invoices.status, 'paid'),
    by: [desc(invoices.paidAt), desc(invoices.id)],
  },
  all: { where: () => undefined, by: [desc(invoices.issuedAt), desc(invoices.id)] },
};

async function lastPayments(db: Db, invoiceIds: number[]) {
  const rows =
    invoiceIds.length === 0
      ? []
      : await db
          .selectDistinctOn([payments.invoiceId])
          .from(payments)
          .where(inArray(payments.invoiceId, invoiceIds))
          .orderBy(payments.invoiceId, desc(payments.id));
  return new Map(rows.map((row) => [row.invoiceId, row]));
}
type PaymentRow = typeof payments.$inferSelect;

/** The payments of these that services took back already. */
async function chargedBack(db: Db, paymentIds: number[]) {
  const rows =
    paymentIds.length === 0
      ? []
      : await db
          .select({ id: invoices.chargedBackPaymentId })
          .from(invoices)
          .where(inArray(invoices.chargedBackPaymentId, paymentIds));
  return new Set(rows.map(({ id }) => id));
}

export async function listStaffInvoices({ db, now }: Services, { status, q, page }: Query) {
  const { where: isListed, by } = orders[status ?? 'all'];
  const where = and(isListed(dhakaDate(now())), q ? isAsked(db, q) : undefined);
  // Only what the page shows is read whole: what is skipped before it stays in the index.
  const shown = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(where)
    .orderBy(...by)
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const rows = await db
    .select({ invoice: invoices, name: users.name })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(inArray(invoices.id, shown))
    .orderBy(...by);
  const ids = rows.map(({ invoice }) => invoice.id);
  const tried = await lastPayments(db, ids);
  const back = await chargedBack(
    db,
    [...tried.values()].map(({ id }) => id),
  );
  const acts = await lastActs(db, ids);
  const data = rows.map(({ invoice, name }) =>
    present(invoice, {
      name,
      now: now(),
      payment: tried.get(invoice.id),
      back,
      act: acts.get(invoice.id),
    }),
  );
  return pageOf(page, await db.$count(invoices, where), data, STAFF_PAGE_SIZE);
}

function coachOf(invoice: InvoiceRow): StaffInvoice['coach'] {
  const coach = presentCoach(invoice);
  if (coach === null) return null;
  const { request_no, coach_name, month, monthly_bill_poisha: bill } = coach;
  return {
    request_no,
    coach_name,
    month,
    share_poisha: bill + coach.extra_bill_poisha,
    paid_at: invoice.coachPaidAt?.toISOString() ?? null,
  };
}

interface Beside {
  name: string;
  now: Date;
  payment: PaymentRow | undefined;
  back: Set<number | null>;
  act: StaffInvoice['last_act'] | undefined;
}

function present(invoice: InvoiceRow, { name, now, payment, back, act }: Beside): StaffInvoice {
  const { id, number, kind, status, dueOn, paidAt } = invoice;
  const isOpen = status === 'unpaid';
  return {
    id,
    number,
    kind,
    status,
    person: { user_id: invoice.userId, name },
    amount_poisha: invoice.poisha,
    open_poisha: isOpen ? openPoisha(invoice) : 0,
    coach: coachOf(invoice),
    due_date: dueOn,
    days_late: isOpen ? Math.max(0, dhaka(now).startOf('day').diff(dayjs.utc(dueOn), 'day')) : 0,
    paid_at: paidAt?.toISOString() ?? null,
    last_payment: payment
      ? {
          method: payment.method,
          state: payment.state,
          failure: payment.failure,
          at: (payment.endedAt ?? payment.createdAt).toISOString(),
        }
      : null,
    chargeable:
      payment?.state === 'paid' && payment.method !== 'manual' && !back.has(payment.id)
        ? { payment_id: payment.id, amount_poisha: payment.poisha }
        : null,
    last_act: act ?? null,
  };
}
