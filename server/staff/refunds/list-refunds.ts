import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { StaffRefund, staffRefundsQuery } from '#core/money/api/refunds.ts';
import { tuitionDay } from '#core/money/fees/tuition-day.ts';
import { keptPoisha } from '#core/money/words/refund-offer.ts';
import { isInTime } from '#core/money/words/refund-proposal.ts';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import { countLessons, NO_LESSONS } from '#server/ground/db/count-lessons.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lostPoisha } from '#server/money/invoices/lost-poisha.ts';
import { endOf } from '#server/money/invoices/refund-offers.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { isGatewayPayment } from '#server/money/payments/present-payment.ts';
import type { RefundRow } from '#server/money/refunds/credit-refund.ts';
import { findSource } from '#server/money/refunds/find-source.ts';
import { presentRefund } from '#server/money/refunds/refund-handlers.ts';
import { isLongUnknown } from '#server/money/refunds/send-due-refunds.ts';
import { shownPhone } from '#server/staff/people/present-person-row.ts';
import { proposalOf } from './proposal-of.ts';

/** Lists refunds: waiting ones in the order of claiming; decided ones begin with the newest. */
export async function listRefunds(
  services: Services,
  { status, page }: z.output<typeof staffRefundsQuery>,
  readerId: number,
) {
  const { db } = services;
  const where = status && eq(refunds.state, status);
  const isWaiting = status === 'claimed' || status === 'approved';
  const rows = await db
    .select({
      refund: refunds,
      invoice: invoices,
      application: applications,
      name: users.name,
      tutor: tutors,
    })
    .from(refunds)
    .innerJoin(invoices, eq(invoices.id, refunds.invoiceId))
    .innerJoin(users, eq(users.id, refunds.userId))
    .leftJoin(applications, eq(applications.id, invoices.applicationId))
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .where(where)
    .orderBy(isWaiting ? asc(refunds.id) : desc(refunds.id))
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const tutorIds = rows.flatMap(({ tutor }) => (tutor ? [tutor.id] : []));
  const numbers =
    tutorIds.length === 0
      ? []
      : await db.select().from(tutorPayouts).where(inArray(tutorPayouts.tutorId, tutorIds));
  const actorOf = await readActors(
    db,
    rows.flatMap(({ refund }) => [refund.decidedBy, refund.wordBy]),
  );
  const lessons = await countLessons(
    db,
    rows.flatMap(({ application }) => (application ? [application.id] : [])),
    services.now(),
  );
  const data = await Promise.all(
    rows.map(async ({ refund, invoice, application, name, tutor }): Promise<StaffRefund> => {
      const endedAt = application && endOf(application);
      const lost = await lostPoisha(db, refund.invoiceId);
      const confirmedAt = application?.confirmedAt ?? null;
      return {
        ...presentRefund(refund),
        version: refund.version,
        invoice_number: invoice.number,
        job_id: invoice.jobOfferId,
        paid_poisha: keptPoisha({ ...invoice, lostPoisha: lost }),
        promo_poisha: invoice.promoPoisha,
        lost_poisha: lost,
        person: { user_id: refund.userId, name, tutorid: tutor?.tutorid ?? null },
        tuition: {
          confirmed_at: confirmedAt?.toISOString() ?? null,
          ended_at: endedAt?.toISOString() ?? null,
          ended_by: application?.endedBy ?? null,
          day: confirmedAt && endedAt && tuitionDay(confirmedAt, endedAt),
          lessons: lessons.get(application?.id ?? 0) ?? NO_LESSONS,
        },
        is_in_time: endedAt !== null && isInTime(endedAt, refund.claimedAt),
        proposal: await proposalOf(db, { refund, invoice, application, lost }),
        payout: numbers
          .filter(({ tutorId }) => tutorId === tutor?.id)
          .map(({ walletType, accountNumber }) => ({
            service: walletType,
            number: shownPhone(accountNumber),
          })),
        source: await sourceOf(services, refund),
        was_refused: refund.state === 'approved' && refund.tries > 0,
        held_poisha: Math.min(refund.poisha, await balanceOf(db, refund.userId)),
        decided_by: actorOf(refund.decidedBy),
        may_end: isLongUnknown(refund),
        word: presentWord(refund, actorOf(refund.wordBy), readerId),
      };
    }),
  );
  return pageOf(page, await db.$count(refunds, where), data, STAFF_PAGE_SIZE);
}

function presentWord(
  { wordOutcome, wordTrx, wordReason, wordAt, wordBy }: RefundRow,
  by: NonNullable<StaffRefund['word']>['by'],
  readerId: number,
): StaffRefund['word'] {
  if (wordOutcome === null || wordAt === null) return null;
  return {
    outcome: wordOutcome,
    trx: wordTrx,
    reason: wordReason ?? '',
    by,
    at: wordAt.toISOString(),
    is_mine: wordBy === readerId,
  };
}

/** Returns the source of a refund that waits to be sent; null for others. */
async function sourceOf(services: Services, refund: RefundRow): Promise<StaffRefund['source']> {
  if (refund.state !== 'approved') return null;
  const source = await findSource(services, services.db, refund);
  return source && isGatewayPayment(source) ? source.method : null;
}
