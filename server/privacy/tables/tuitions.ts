/** What tutor and guardian have in common. */
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import * as s from '#server/db/all-tables.ts';
import { application, tuition, tutor, tutorOrParent, user } from './owned-by.ts';
import {
  DELETED,
  EXPORTED,
  NO_NAME,
  type PersonalTable,
  STAFF,
  WITH_ACCOUNT,
} from './personal-table.ts';

type Words = (typeof s.tuitionLessons)['disputeReason' | 'keptReason' | 'settledNote'];

/** What was said is gone; that something was said is part of how the lesson stands. */
const emptied = (column: Words): SQL => sql`case when ${column} is not null then ${NO_NAME} end`;

export const tuitionTables: PersonalTable[] = [
  {
    table: s.routineEntries,
    of: tuition(s.routineEntries.applicationId),
    exported: ['applicationId', 'day', 'startMinute', 'minutes', 'subjectIds', 'changedAt'],
    hidden: 'id changedBy',
    ...DELETED,
    what: 'when a tuition is taught, week by week',
    readers: 'tutor and guardian',
    why: 'with the account of either',
  },
  {
    table: s.tuitionLessons,
    of: tuition(s.tuitionLessons.applicationId),
    exported: [
      'applicationId',
      'day',
      'startMinute',
      'minutes',
      'subjectIds',
      'taught',
      'homework',
      'state',
      'markedAt',
      'confirmedAt',
      'disputedAt',
      'disputeReason',
      'keptAt',
      'keptReason',
      'settledAt',
      'settledNote',
    ],
    hidden: 'id key sentHash version settledBy',
    erased: {
      taught: NO_NAME,
      homework: null,
      disputeReason: emptied(s.tuitionLessons.disputeReason),
      keptReason: emptied(s.tuitionLessons.keptReason),
      settledNote: emptied(s.tuitionLessons.settledNote),
    },
    stays:
      'id applicationId key sentHash day startMinute minutes subjectIds state version markedAt confirmedAt disputedAt keptAt settledAt settledBy',
    what: 'lessons that were marked, and what was said of them',
    readers: 'tutor and guardian; staff those in dispute',
    why: 'without their words: when was taught is the other’s record too, and of refunds; names nobody',
  },
  {
    table: s.applicationMoves,
    of: application(s.applicationMoves.applicationId),
    exported: ['applicationId', 'fromStage', 'toStage', 'at'],
    hidden: 'id byUserId note causeId undoneAt undoneByUserId',
    erased: { note: null },
    stays: 'id applicationId fromStage toStage at byUserId causeId undoneAt undoneByUserId',
    what: 'history of an application; notes are of staff',
    readers: STAFF,
    why: 'without notes, with the application',
  },
  {
    table: s.applications,
    ...EXPORTED,
    of: tutor(s.applications.tutorId),
    erased: { answer: null },
    stays:
      'id tutorId jobOfferId stage createdAt stageChangedAt endedReason confirmedAt confirmedSalary termsVersion termsAcceptedAt firstLessonAt firstLessonBy endedBy reviewAskedAt',
    what: 'applications and tuitions, and which terms were accepted',
    readers: 'staff; the guardian of the request',
    why: 'belongs to the guardian’s papers and the invoices; names nobody',
  },
  {
    table: s.tuitionChanges,
    of: (_db, { userId }) =>
      or(eq(s.tuitionChanges.byUserId, userId), eq(s.tuitionChanges.settledByUserId, userId)),
    exported:
      'kind bySide createdAt reason fromOn toOn daysInWeek salary answerBy state settledAt answer endedOn'.split(
        ' ',
      ),
    hidden: 'id applicationId byUserId settledByUserId',
    // Of the two, each one's own words.
    erased: ({ userId }) => ({
      reason: sql`case when ${s.tuitionChanges.byUserId} = ${userId} then ${NO_NAME} else ${s.tuitionChanges.reason} end`,
      answer: sql`case when ${s.tuitionChanges.settledByUserId} = ${userId} then null else ${s.tuitionChanges.answer} end`,
    }),
    stays:
      'id applicationId kind bySide byUserId createdAt fromOn toOn daysInWeek salary answerBy state settledAt settledByUserId endedOn',
    what: 'changes proposed and agreed on in a tuition, and notices',
    readers: 'the other of the tuition; staff',
    why: 'the agreed terms, without words, belong to the papers of the other side too',
  },
  {
    table: s.demoClasses,
    of: tuition(s.demoClasses.applicationId),
    exported: ['lessonAt', 'guardianResult', 'guardianAt', 'tutorResult', 'tutorAt', 'remindedAt'],
    // The words of one side are for staff, not for the other.
    hidden: 'applicationId guardianWords tutorWords',
    erased: ({ tutorId, parentId }) => ({
      guardianWords: parentId === null ? sql`${s.demoClasses.guardianWords}` : null,
      tutorWords: tutorId === null ? sql`${s.demoClasses.tutorWords}` : null,
    }),
    stays: 'applicationId lessonAt guardianResult guardianAt tutorResult tutorAt remindedAt',
    what: 'what tutor and guardian said after the demo class',
    readers: 'staff; the result without its words the other of the two',
    why: 'without words, with the application',
  },
  {
    table: s.replacements,
    of: user(s.replacements.byUserId),
    exported: ['askedAt', 'reason', 'wish', 'ends', 'state', 'settledAt'],
    hidden: 'id applicationId byUserId newApplicationId',
    erased: { reason: NO_NAME, wish: null },
    stays: 'id applicationId askedAt byUserId ends state settledAt newApplicationId',
    what: 'that a guardian asked for another tutor, and why',
    readers: STAFF,
    why: 'without words, with the request',
  },
  {
    table: s.tuitionLetters,
    of: tuition(s.tuitionLetters.applicationId),
    exported: ['applicationId', 'version', 'confirmedAt', 'fromOn', 'facts', 'hash', 'createdAt'],
    hidden: 'remindedAt',
    erased: ({ tutorId }) => ({
      facts:
        tutorId === null
          ? sql`${s.tuitionLetters.facts} || jsonb_build_object('guardian_name', ${NO_NAME}::text, 'student_name', null)`
          : sql`${s.tuitionLetters.facts} || jsonb_build_object('tutor_name', ${NO_NAME}::text)`,
      hash: null,
    }),
    stays: 'applicationId version confirmedAt fromOn createdAt remindedAt',
    what: 'confirmation letters of tuitions',
    readers: 'the other of the tuition; staff that they are signed',
    why: 'the agreed terms, without the name, belong to the papers of the other side too',
  },
  {
    table: s.letterSignatures,
    of: user(s.letterSignatures.userId),
    exported: ['applicationId', 'version', 'side', 'name', 'signedAt'],
    hidden: 'userId',
    erased: { name: NO_NAME },
    stays: 'applicationId version side userId signedAt',
    what: 'letters the person has signed',
    readers: 'the other of the tuition; staff that it is signed',
    why: 'that both agreed belongs to the papers of the other side too',
  },
  {
    table: s.reviews,
    ...WITH_ACCOUNT,
    of: (_db, { tutorId, parentId }) =>
      tutorId !== null
        ? eq(s.reviews.tutorId, tutorId)
        : parentId === null
          ? null
          : eq(s.reviews.parentId, parentId),
    exported: ['rating', 'text', 'createdAt', 'editedAt', 'hiddenAt', 'hiddenReason'],
    hidden: 'id applicationId tutorId parentId hiddenByUserId',
    what: 'reviews a guardian wrote or a tutor received',
    readers: 'everybody',
  },
  {
    table: s.messageReports,
    ...WITH_ACCOUNT,
    of: user(s.messageReports.userId),
    exported: ['messageId', 'reason', 'text', 'at', 'settledAt'],
    hidden: 'id userId settledByUserId',
    what: 'messages the person has reported',
    readers: 'staff',
  },
  {
    table: s.tuitionMessages,
    of: user(s.tuitionMessages.senderId),
    exported: ['id', 'applicationId', 'text', 'file', 'width', 'height', 'at', 'hiddenAt'],
    hidden: 'senderId idempotencyKey idempotencyHash hiddenByUserId',
    erased: { text: NO_NAME, file: null, width: null, height: null, idempotencyHash: '' },
    stays: 'id applicationId senderId idempotencyKey at hiddenAt hiddenByUserId',
    what: 'messages the person wrote to tutor or guardian, with pictures',
    readers: 'the other of the tuition; staff, once one is reported: it and 20 around it',
    why: 'that there was a message stays for the other, without words and picture',
  },
  {
    table: s.messageSides,
    ...WITH_ACCOUNT,
    of: user(s.messageSides.userId),
    exported: ['applicationId', 'lastReadId', 'unread', 'unreadSince', 'nudgedAt', 'blockedAt'],
    hidden: 'userId newestId changes',
    what: 'how far the person has read messages, and whose they do not take',
    readers: 'the other of the tuition',
  },
  {
    table: s.reviewAnswers,
    ...WITH_ACCOUNT,
    of: (db, { tutorId }) => {
      if (tutorId === null) return null;
      const { id, tutorId: owner } = s.reviews;
      return inArray(
        s.reviewAnswers.reviewId,
        db.select({ id }).from(s.reviews).where(eq(owner, tutorId)),
      );
    },
    exported: ['text', 'createdAt', 'editedAt', 'hiddenAt', 'hiddenReason'],
    hidden: 'reviewId hiddenByUserId',
    what: 'what a tutor answered to reviews',
    readers: 'everybody',
  },
  {
    table: s.onlineLessons,
    of: tutorOrParent(s.onlineLessons.tutorId, s.onlineLessons.parentId),
    exported: [
      'id',
      'studentName',
      'subjectId',
      'note',
      'startsAt',
      'endsAt',
      'fee',
      'status',
      'requestedAt',
      'acceptedAt',
      'closedAt',
      'ending',
      'reason',
      'disputedBy',
      'disputedAt',
      'disputeText',
      'rating',
      'ratingText',
      'ratedAt',
    ],
    hidden: 'tutorId parentId platformCharge paidToldAt earnedAt idempotencyKey idempotencyHash',
    // What the guardian wrote of the child goes with the guardian.
    erased: ({ tutorId }) => ({
      reason: null,
      disputeText: null,
      studentName: tutorId === null ? NO_NAME : sql`${s.onlineLessons.studentName}`,
      note: tutorId === null ? null : sql`${s.onlineLessons.note}`,
      ratingText: tutorId === null ? null : sql`${s.onlineLessons.ratingText}`,
    }),
    stays:
      'id tutorId parentId subjectId startsAt endsAt fee platformCharge status requestedAt acceptedAt closedAt ending disputedBy disputedAt paidToldAt earnedAt rating ratedAt idempotencyKey idempotencyHash',
    what: 'online lessons',
    readers: 'tutor and guardian; staff, when somebody says that one did not take place',
    why: 'belongs to the invoices; names nobody',
  },
  {
    table: s.onlineLessonTutors,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(s.onlineLessonTutors.tutorId),
    what: 'whether a tutor takes online lessons, and the link they are held at',
    readers: 'the guardian of a paid lesson, while it may be joined',
  },
  {
    table: s.askedDeclines,
    of: tutor(s.askedDeclines.tutorId),
    exported: ['jobOfferId', 'reason', 'declinedAt'],
    hidden: 'tutorId',
    erased: { reason: NO_NAME },
    stays: 'jobOfferId tutorId declinedAt',
    what: 'why a tutor who was asked for declined',
    readers: 'staff; the guardian of the request',
    why: 'that it was declined stays with the request',
  },
];
