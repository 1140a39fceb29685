/**
 * The personal data of teaching: the routine, the lessons of a tuition, and lessons by the hour.
 */
import { type SQL, sql } from 'drizzle-orm';
import { isThere } from '#server/ground/db/lesson-conditions.ts';
import { onlineLessons, onlineLessonTutors } from '#server/ground/db/schema/online-lessons.ts';
import { routineEntries } from '#server/ground/db/schema/routine-entries.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { tuition, tutor, tutorOrParent } from '#server/ground/personal-data/owned-by.ts';
import {
  DELETED,
  EXPORTED,
  NO_NAME,
  type PersonalTable,
  type Row,
  WITH_ACCOUNT,
} from '#server/ground/personal-data/personal-table.ts';
import { wordsForSide } from '#server/tuition/online-lessons/words-for-side.ts';

type Words = (typeof tuitionLessons)['disputeReason' | 'keptReason' | 'settledNote'];

/** Empties what was said; the fact that something was said is part of how the lesson stands. */
const emptied = (column: Words): SQL => sql`case when ${column} is not null then ${NO_NAME} end`;

const textIn = (row: Row, name: string): string | null => {
  const value = row[name];
  return typeof value === 'string' ? value : null;
};

export const lessonTables: PersonalTable[] = [
  {
    table: routineEntries,
    of: tuition(routineEntries.applicationId),
    exported: ['applicationId', 'day', 'startMinute', 'minutes', 'subjectIds', 'changedAt'],
    hidden: 'id changedBy',
    ...DELETED,
    what: 'when a tuition is taught, week by week',
    readers: 'tutor and guardian',
    why: 'with the account of either',
  },
  {
    table: tuitionLessons,
    of: tuition(tuitionLessons.applicationId),
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
    // One that was removed was never taught; its words are the tutor's alone.
    shownIf: (_db, { tutorId }) => (tutorId === null ? isThere : undefined),
    hidden: 'id key sentHash version settledBy',
    erased: {
      taught: NO_NAME,
      homework: null,
      disputeReason: emptied(tuitionLessons.disputeReason),
      keptReason: emptied(tuitionLessons.keptReason),
      settledNote: emptied(tuitionLessons.settledNote),
    },
    stays:
      'id applicationId key sentHash day startMinute minutes subjectIds state version markedAt confirmedAt disputedAt keptAt settledAt settledBy',
    what: 'lessons that were marked, and what was said of them',
    readers: 'tutor and guardian; staff those in dispute',
    why: 'without their words: when was taught is the other’s record too, and of refunds; anonymous',
  },
  {
    table: onlineLessons,
    of: tutorOrParent(onlineLessons.tutorId, onlineLessons.parentId),
    exported: [
      'id',
      'studentName',
      'subjectId',
      'categoryId',
      'classId',
      'exam',
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
    shownAs: (row, { tutorId }) => ({
      ...row,
      ...wordsForSide(tutorId === null ? 'guardian' : 'tutor', {
        studentName: textIn(row, 'studentName') ?? '',
        note: textIn(row, 'note'),
        exam: textIn(row, 'exam'),
        disputedBy: row['disputedBy'],
        disputeText: textIn(row, 'disputeText'),
      }),
    }),
    hidden: 'tutorId parentId platformCharge paidToldAt earnedAt idempotencyKey idempotencyHash',
    // What the guardian wrote of the child goes with the guardian.
    erased: ({ tutorId }) => ({
      reason: null,
      disputeText: null,
      studentName: tutorId === null ? NO_NAME : sql`${onlineLessons.studentName}`,
      note: tutorId === null ? null : sql`${onlineLessons.note}`,
      exam: tutorId === null ? null : sql`${onlineLessons.exam}`,
      ratingText: tutorId === null ? null : sql`${onlineLessons.ratingText}`,
    }),
    stays:
      'id tutorId parentId subjectId categoryId classId startsAt endsAt fee platformCharge status requestedAt acceptedAt closedAt ending disputedBy disputedAt paidToldAt earnedAt rating ratedAt idempotencyKey idempotencyHash',
    what: 'online lessons',
    readers: 'tutor and guardian; staff, when somebody says that one did not take place',
    why: 'belongs to the invoices; anonymous',
  },
  {
    table: onlineLessonTutors,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(onlineLessonTutors.tutorId),
    what: 'whether a tutor takes online lessons, and the link they are held at',
    readers: 'the guardian of a paid lesson, while it may be joined',
  },
];
