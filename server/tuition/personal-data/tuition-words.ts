/** The personal data in what tutors and guardians write to each other and about each other. */
import { eq, inArray, isNull } from 'drizzle-orm';
import { askedDeclines } from '#server/ground/db/schema/asked-declines.ts';
import { reviewAnswers } from '#server/ground/db/schema/review-answers.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import {
  messageReports,
  messageSides,
  tuitionMessages,
} from '#server/ground/db/schema/tuition-messages.ts';
import { tutor, user } from '#server/ground/personal-data/owned-by.ts';
import {
  NO_NAME,
  type PersonalTable,
  WITH_ACCOUNT,
} from '#server/ground/personal-data/personal-table.ts';

export const tuitionWordTables: PersonalTable[] = [
  {
    table: reviews,
    ...WITH_ACCOUNT,
    of: (_db, { tutorId, parentId }) =>
      tutorId !== null
        ? eq(reviews.tutorId, tutorId)
        : parentId === null
          ? null
          : eq(reviews.parentId, parentId),
    exported: ['rating', 'text', 'createdAt', 'editedAt', 'hiddenAt', 'hiddenReason'],
    // Why one was hidden is told to who wrote it.
    shownIf: (_db, { tutorId }) => (tutorId === null ? undefined : isNull(reviews.hiddenAt)),
    hidden: 'id applicationId tutorId parentId hiddenByUserId',
    what: 'reviews a guardian wrote or a tutor received',
    readers: 'everybody',
  },
  {
    table: messageReports,
    ...WITH_ACCOUNT,
    of: user(messageReports.userId),
    exported: ['messageId', 'reason', 'text', 'at', 'settledAt'],
    hidden: 'id userId settledByUserId',
    what: 'messages the person has reported',
    readers: 'staff',
  },
  {
    table: tuitionMessages,
    of: user(tuitionMessages.senderId),
    exported: ['id', 'applicationId', 'text', 'file', 'width', 'height', 'at', 'hiddenAt'],
    hidden: 'senderId idempotencyKey idempotencyHash hiddenByUserId',
    erased: { text: NO_NAME, file: null, width: null, height: null, idempotencyHash: '' },
    stays: 'id applicationId senderId idempotencyKey at hiddenAt hiddenByUserId',
    what: 'messages the person wrote to tutor or guardian, with pictures',
    readers: 'the other of the tuition; staff, once one is reported: it and 20 around it',
    why: 'that there was a message stays for the other, without words and picture',
  },
  {
    table: messageSides,
    ...WITH_ACCOUNT,
    of: user(messageSides.userId),
    exported: ['applicationId', 'lastReadId', 'unread', 'unreadSince', 'nudgedAt', 'blockedAt'],
    hidden: 'userId newestId changes',
    what: 'how far the person has read messages, and whose they do not take',
    readers: 'the other of the tuition',
  },
  {
    table: reviewAnswers,
    ...WITH_ACCOUNT,
    of: (db, { tutorId }) => {
      if (tutorId === null) return null;
      const { id, tutorId: owner } = reviews;
      return inArray(
        reviewAnswers.reviewId,
        db.select({ id }).from(reviews).where(eq(owner, tutorId)),
      );
    },
    exported: ['text', 'createdAt', 'editedAt', 'hiddenAt', 'hiddenReason'],
    hidden: 'reviewId hiddenByUserId',
    what: 'what a tutor answered to reviews',
    readers: 'everybody',
  },
  {
    table: askedDeclines,
    of: tutor(askedDeclines.tutorId),
    exported: ['jobOfferId', 'reason', 'declinedAt'],
    hidden: 'tutorId',
    erased: { reason: NO_NAME },
    stays: 'jobOfferId tutorId declinedAt',
    what: 'why a tutor who was asked for declined',
    readers: 'staff; the guardian of the request',
    why: 'that it was declined stays with the request',
  },
];
