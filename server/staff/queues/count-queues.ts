/** What waits for staff: how much, and since when the first. */
import { count, countDistinct, eq, isNull, min, sql } from 'drizzle-orm';
import { isLate } from '#core/staff/acts.ts';
import { type QueueName, queueNames } from '#core/staff/queues.ts';
import { communityItems } from '#server/db/community-items.ts';
import type { Db } from '#server/db/database.ts';
import { callRequests } from '#server/db/schema/call-requests.ts';
import { coachRequests } from '#server/db/schema/coach-requests.ts';
import { communityPosts } from '#server/db/schema/community-posts.ts';
import { contactMessages } from '#server/db/schema/contact-messages.ts';
import { documentChecks } from '#server/db/schema/document-checks.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { numberChanges } from '#server/db/schema/number-changes.ts';
import { onlineLessons } from '#server/db/schema/online-lessons.ts';
import { paymentProofs } from '#server/db/schema/payment-proofs.ts';
import { payments } from '#server/db/schema/payments.ts';
import { refunds } from '#server/db/schema/refunds.ts';
import { reviewReports } from '#server/db/schema/reviews.ts';
import { staffAlarms } from '#server/db/schema/staff-alarms.ts';
import { tuitionLessons } from '#server/db/schema/tuition-lessons.ts';
import { messageReports } from '#server/db/schema/tuition-messages.ts';
import { countHolders } from '#server/ledger/holders.ts';
import { countUnbilled } from '#server/staff/coach/unbilled-months.ts';
import { coachOwedSince, isCoachOwed } from '#server/staff/invoice-acts/coach-owed.ts';
import { countUnlisted } from '#server/staff/names/list-names.ts';
import { isForStaff } from '#server/teaching/lessons/lesson-conditions.ts';
import { queueConditions } from './queue-conditions.ts';

async function countQueue(db: Db, queue: QueueName, now: Date) {
  // When a name was added is not kept.
  if (queue === 'names') return { count: await countUnlisted(db), oldest: null };
  if (queue === 'alarm') {
    const [row] = await db
      .select({ count: count(), oldest: min(staffAlarms.firstAt) })
      .from(staffAlarms)
      .where(isNull(staffAlarms.seenAt));
    return row;
  }
  if (queue === 'documents') {
    const [row] = await db
      .select({
        count: countDistinct(documentChecks.tutorId),
        oldest: min(documentChecks.submittedAt),
      })
      .from(documentChecks)
      .where(eq(documentChecks.status, 'waiting'));
    return row;
  }
  if (queue === 'coach') {
    const [row] = await db
      .select({ count: count(), oldest: min(coachRequests.createdAt) })
      .from(coachRequests)
      .where(eq(coachRequests.status, 'pending'));
    return row;
  }
  if (queue === 'call') {
    const [row] = await db
      .select({ count: count(), oldest: min(callRequests.createdAt) })
      .from(callRequests)
      .where(isNull(callRequests.doneAt));
    return row;
  }
  if (queue === 'proof') {
    const [row] = await db
      .select({ count: count(), oldest: min(payments.createdAt) })
      .from(paymentProofs)
      .innerJoin(payments, eq(payments.id, paymentProofs.paymentId))
      .where(eq(paymentProofs.state, 'open'));
    return row;
  }
  if (queue === 'held') {
    const [row] = await db
      .select({ count: count(), oldest: min(payments.heldAt) })
      .from(payments)
      .where(eq(payments.state, 'held'));
    return row;
  }
  if (queue === 'refund') {
    const [row] = await db
      .select({ count: count(), oldest: min(refunds.claimedAt) })
      .from(refunds)
      .where(eq(refunds.state, 'claimed'));
    return row;
  }
  if (queue === 'payout') return countHolders(db);
  if (queue === 'coach_pay') {
    const [row] = await db
      .select({ count: count(), oldest: min(coachOwedSince).mapWith(invoices.issuedAt) })
      .from(invoices)
      .where(isCoachOwed);
    return row;
  }
  if (queue === 'coach_bill') return countUnbilled(db, now);
  if (queue === 'number') {
    const [row] = await db
      .select({ count: count(), oldest: min(numberChanges.askedAt) })
      .from(numberChanges)
      .where(eq(numberChanges.state, 'waiting'));
    return row;
  }
  if (queue === 'lesson') {
    const [row] = await db
      .select({ count: count(), oldest: min(tuitionLessons.disputedAt) })
      .from(tuitionLessons)
      .where(isForStaff(now));
    return row;
  }
  if (queue === 'online_lesson') {
    const [row] = await db
      .select({ count: count(), oldest: min(onlineLessons.disputedAt) })
      .from(onlineLessons)
      .where(eq(onlineLessons.status, 'disputed'));
    return row;
  }
  if (queue === 'message') {
    const [row] = await db
      .select({ count: count(), oldest: min(contactMessages.createdAt) })
      .from(contactMessages)
      .where(isNull(contactMessages.doneAt));
    return row;
  }
  if (queue === 'chat') {
    const [row] = await db
      .select({ count: count(), oldest: min(messageReports.at) })
      .from(messageReports)
      .where(isNull(messageReports.settledAt));
    return row;
  }
  if (queue === 'review') {
    const [row] = await db
      .select({ count: countDistinct(reviewReports.reviewId), oldest: min(reviewReports.at) })
      .from(reviewReports)
      .where(isNull(reviewReports.settledAt));
    return row;
  }
  if (queue === 'community') {
    const items = communityItems(db, 'waiting');
    const oldest = sql<Date | null>`min(${items.since})`.mapWith(communityPosts.createdAt);
    const [row] = await db.select({ count: count(), oldest }).from(items);
    return row;
  }
  const { holds, since } = queueConditions(now)[queue];
  const [row] = await db
    .select({
      count: count(),
      oldest: sql<Date | null>`min(${since})`.mapWith(jobOffers.createdAt),
    })
    .from(jobOffers)
    .where(holds);
  return row;
}

export async function countQueues(db: Db, now: Date) {
  const data = [];
  for (const queue of queueNames) {
    const row = await countQueue(db, queue, now);
    const oldest = row?.oldest ?? null;
    data.push({
      queue,
      count: row?.count ?? 0,
      oldest_at: oldest?.toISOString() ?? null,
      is_late: isLate(queue, oldest, now),
    });
  }
  return { data };
}
