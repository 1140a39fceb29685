/**
 * The earnings of a tutor month by month: the agreed pay of tuitions, online lessons, and what went to us.
 * Source: docs/requirements/money/money.md, "Earnings".
 */
import { and, eq, gte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DAY, dhaka, dhakaInstant } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Earnings } from '#core/tuition/api/earnings.ts';
import { agreedPay, type PaidTuition } from '#core/tuition/teaching/agreed-pay.ts';
import { isPausedOn } from '#core/tuition/teaching/terms-in-force.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/ground/db/schema/ledger.ts';
import { wasConfirmed } from '#server/ground/db/tuitions.ts';
import type { Services } from '#server/ground/services/services.ts';
import { isOver } from '#server/market/hiring/tuition-end.ts';
import { pausesOf, readAgreedChanges, termsOn } from '#server/tuition/teaching/terms-in-force.ts';

const MONTHS = 12;
const MONTH = 'YYYY-MM';

/** Tuitions on trial are none of these: nothing is agreed on yet. */
async function readPaidTuitions(
  db: Db,
  tutorId: number,
  { since, today }: { since: Date; today: string },
): Promise<PaidTuition[]> {
  const rows = await db
    .select({ application: applications, job: jobOffers })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(
      and(
        eq(applications.tutorId, tutorId),
        wasConfirmed,
        sql`not (${isOver} and ${applications.stageChangedAt} < ${since.toISOString()}::timestamptz)`,
      ),
    );
  const agreed = await readAgreedChanges(
    db,
    rows.map(({ application }) => application.id),
  );
  return rows.map((tuition) => {
    const { application } = tuition;
    const { id, stage, stageChangedAt, confirmedAt } = application;
    const changes = agreed.get(id) ?? [];
    const pauses = pausesOf(changes);
    return {
      // The oldest ones have no moment of the confirmation.
      from: dhakaDate(confirmedAt ?? stageChangedAt),
      until: stage === 'closed' ? dhakaDate(stageChangedAt) : today,
      salaryOn: (day) =>
        pauses.some((pause) => isPausedOn(pause, day)) ? 0 : termsOn(tuition, changes, day).salary,
    };
  });
}

/** Reads by month what came of online lessons, and what was paid to us less what we gave back. */
async function readBooked(db: Db, userId: number, since: Date) {
  const reversed = alias(ledgerTransactions, 'reversed');
  const month = sql<string>`to_char(${ledgerTransactions.at} at time zone 'Asia/Dhaka', 'YYYY-MM')`;
  // What takes an event back is of its kind.
  const kind = sql`coalesce(${reversed.kind}, ${ledgerTransactions.kind})`;
  const sumOf = (account: string, kinds: string[]) => sql`coalesce(-sum(${ledgerEntries.poisha})
    filter (where ${ledgerAccounts.name} = ${account} and ${kind} in ${kinds}), 0)`;
  const paid = sumOf('receivable', ['payment', 'balance_used', 'chargeback']);
  const rows = await db
    .select({
      month: month.as('month'),
      lessons: sumOf('balance', ['earning']).mapWith(Number),
      paid: sql`${paid} - ${sumOf('balance', ['refund'])}`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(reversed, eq(reversed.id, ledgerTransactions.reversesId))
    .where(and(eq(ledgerAccounts.userId, userId), gte(ledgerTransactions.at, since)))
    .groupBy(sql`month`);
  return new Map(rows.map((row) => [row.month, row]));
}

export async function readEarnings(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { tutorId, userId }: { tutorId: number; userId: number },
): Promise<Earnings> {
  const today = dhaka(now());
  const newest = today.startOf('month');
  const since = dhakaInstant(newest.subtract(MONTHS - 1, 'month').format(DAY));
  const tuitions = await readPaidTuitions(db, tutorId, {
    since,
    today: today.format(DAY),
  });
  const booked = await readBooked(db, userId, since);
  return {
    months: Array.from({ length: MONTHS }, (_, ago) => {
      const month = newest.subtract(ago, 'month').format(MONTH);
      const pays = tuitions.map((tuition) => agreedPay(month, tuition)).filter((pay) => pay > 0);
      return {
        month,
        tuitions: pays.length,
        agreed_poisha: pays.reduce((sum, pay) => sum + pay, 0),
        lessons_poisha: booked.get(month)?.lessons ?? 0,
        paid_poisha: booked.get(month)?.paid ?? 0,
      };
    }),
  };
}
