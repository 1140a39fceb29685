/**
 * Counts each queue of staff: rows of `queue`, `count`, `oldest`, since when its first waits, and how
 * many came within the last day, two days and week.
 */
import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  QUEUE_AGES,
  type QueueName,
  type RequestQueue,
  requestQueues,
} from '#core/staff/queues.ts';
import { communityItems } from '#server/ground/db/community-items.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isForStaff } from '#server/ground/db/lesson-conditions.ts';
import { callRequests } from '#server/ground/db/schema/call-requests.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { contactMessages } from '#server/ground/db/schema/contact-messages.ts';
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { reviewReports } from '#server/ground/db/schema/reviews.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { messageReports } from '#server/ground/db/schema/tuition-messages.ts';
import { tutorAcceptances } from '#server/ground/db/schema/tutor-acceptances.ts';
import { awaitsShortlist, shortlistClockStart } from '#server/market/hiring/shortlist-clock.ts';
import { holders } from '#server/money/ledger/holders.ts';
import { waitsForStaff } from '#server/people/acceptance/is-accepted.ts';
import { unbilled } from '#server/staff/coach/unbilled-months.ts';
import { coachOwedSince, isCoachOwed } from '#server/staff/invoice-acts/coach-owed.ts';
import { hoursBefore, promiseStart, queueConditions } from './queue-conditions.ts';

const SHORTLIST_QUEUES = ['no_shortlist', 'shortlist_late'] as const;

interface Counted {
  from: SQL;
  where?: SQL | undefined;
  since: SQL;
  /** The column rows share that are one thing to do: it waits since the first of them. */
  by?: SQL;
}

const cameWithin = (now: Date, hours: number) =>
  sql`count(*) filter (where since > ${hoursBefore(now, hours)})`;
const sums = (now: Date): SQL => sql`count(*) as count, min(since) as oldest,
  ${cameWithin(now, QUEUE_AGES.day)} as day, ${cameWithin(now, QUEUE_AGES.twoDays)} as two_days,
  ${cameWithin(now, QUEUE_AGES.week)} as week`;

// `offset 0`: since when a row waits may be a query of its own, which is asked once and not for every sum.
const countOf = (queue: QueueName, now: Date, { from, where, since, by }: Counted): SQL => sql`
  select ${sql.raw(`'${queue}'`)} as queue, ${sums(now)}
  from (select ${by ? sql`min(${since})` : since} as since from ${from}${where && sql` where ${where}`}
    ${by && sql`group by ${by}`} offset 0) waiting`;

/**
 * Both queues of requests without a proposed tutor, in one pass: when the clock of each began is read from
 * its applications and their moves, which takes longer than anything else here.
 */
const shortlists = (now: Date): SQL => sql`
  select case when since > ${promiseStart(now)} then ${sql.raw(`'${SHORTLIST_QUEUES[0]}'`)}
    else ${sql.raw(`'${SHORTLIST_QUEUES[1]}'`)} end as queue, ${sums(now)}
  from (select ${shortlistClockStart} as since from ${jobOffers} where ${awaitsShortlist} offset 0) waiting
  group by 1`;

function requestCounts(now: Date): SQL[] {
  const conditions = queueConditions(now);
  const others = requestQueues.filter(
    (queue): queue is Exclude<RequestQueue, (typeof SHORTLIST_QUEUES)[number]> =>
      !SHORTLIST_QUEUES.some((one) => one === queue),
  );
  return [
    shortlists(now),
    ...others.map((queue) => {
      const { holds, since } = conditions[queue];
      return countOf(queue, now, { from: sql`${jobOffers}`, where: holds, since });
    }),
  ];
}

/** The names that were added are counted elsewhere: the time of each is not stored. */
type OtherQueue = Exclude<QueueName, RequestQueue | 'names'>;

const otherQueues = (db: Db, now: Date): Record<OtherQueue, Counted> => ({
  alarm: {
    from: sql`${staffAlarms}`,
    where: isNull(staffAlarms.seenAt),
    since: sql`${staffAlarms.firstAt}`,
  },
  coach: {
    from: sql`${coachRequests}`,
    where: eq(coachRequests.status, 'pending'),
    since: sql`${coachRequests.createdAt}`,
  },
  call: {
    from: sql`${callRequests}`,
    where: isNull(callRequests.doneAt),
    since: sql`${callRequests.createdAt}`,
  },
  message: {
    from: sql`${contactMessages}`,
    where: isNull(contactMessages.doneAt),
    since: sql`${contactMessages.createdAt}`,
  },
  chat: {
    from: sql`${messageReports}`,
    where: isNull(messageReports.settledAt),
    since: sql`${messageReports.at}`,
  },
  review: {
    from: sql`${reviewReports}`,
    where: isNull(reviewReports.settledAt),
    since: sql`${reviewReports.at}`,
    by: sql`${reviewReports.reviewId}`,
  },
  new_tutor: {
    from: sql`${tutorAcceptances} join ${tutors} on ${eq(tutors.id, tutorAcceptances.tutorId)}
      join ${users} on ${eq(users.id, tutors.userId)}`,
    where: waitsForStaff(now),
    since: sql`${tutorAcceptances.askedAt}`,
  },
  documents: {
    from: sql`${documentChecks}`,
    where: eq(documentChecks.status, 'waiting'),
    since: sql`${documentChecks.submittedAt}`,
    by: sql`${documentChecks.tutorId}`,
  },
  proof: {
    from: sql`${paymentProofs} join ${payments} on ${eq(payments.id, paymentProofs.paymentId)}`,
    where: eq(paymentProofs.state, 'open'),
    since: sql`${payments.createdAt}`,
  },
  held: {
    from: sql`${payments}`,
    where: eq(payments.state, 'held'),
    since: sql`${payments.heldAt}`,
  },
  refund: {
    from: sql`${refunds}`,
    where: eq(refunds.state, 'claimed'),
    since: sql`${refunds.claimedAt}`,
  },
  payout: { from: sql`(${holders()}) h`, since: sql`h.since` },
  coach_pay: { from: sql`${invoices}`, where: isCoachOwed, since: coachOwedSince },
  coach_bill: { from: sql`(${unbilled(now)}) u`, since: sql`u.since` },
  number: {
    from: sql`${numberChanges}`,
    where: eq(numberChanges.state, 'waiting'),
    since: sql`${numberChanges.askedAt}`,
  },
  lesson: {
    from: sql`${tuitionLessons}`,
    where: isForStaff(now),
    since: sql`${tuitionLessons.disputedAt}`,
  },
  online_lesson: {
    from: sql`${onlineLessons}`,
    where: eq(onlineLessons.status, 'disputed'),
    since: sql`${onlineLessons.disputedAt}`,
  },
  community: { from: sql`${communityItems(db, 'waiting')}`, since: sql`items.since` },
});

/**
 * Counts all queues in one statement: on a busy database thirty statements waited longer than they
 * worked.
 */
export function queueCounts(db: Db, now: Date): SQL {
  const others = Object.entries(otherQueues(db, now)).map(([queue, counted]) =>
    countOf(queue as OtherQueue, now, counted),
  );
  return sql.join([...requestCounts(now), ...others], sql` union all `);
}
