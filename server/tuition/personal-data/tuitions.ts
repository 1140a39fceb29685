/** The personal data in what tutor and guardian agree on, from the application to the letter. */
import { eq, inArray, or, sql } from 'drizzle-orm';
import { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { demoClasses } from '#server/ground/db/schema/demo-classes.ts';
import { replacements } from '#server/ground/db/schema/replacements.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { letterSignatures, tuitionLetters } from '#server/ground/db/schema/tuition-letters.ts';
import { wasConfirmed } from '#server/ground/db/tuitions.ts';
import { application, tuition, tutor, user } from '#server/ground/personal-data/owned-by.ts';
import {
  EXPORTED,
  NO_NAME,
  type PersonalTable,
  STAFF,
} from '#server/ground/personal-data/personal-table.ts';

export const tuitionTables: PersonalTable[] = [
  {
    table: applicationMoves,
    of: application(applicationMoves.applicationId),
    exported: ['applicationId', 'fromStage', 'toStage', 'at'],
    hidden: 'id byUserId note causeId undoneAt undoneByUserId',
    erased: { note: null },
    stays: 'id applicationId fromStage toStage at byUserId causeId undoneAt undoneByUserId',
    what: 'history of an application; notes are of staff',
    readers: STAFF,
    why: 'without notes, with the application',
  },
  {
    table: applications,
    ...EXPORTED,
    of: tutor(applications.tutorId),
    erased: { answer: null },
    stays:
      'id tutorId jobOfferId stage createdAt stageChangedAt endedReason confirmedAt confirmedSalary termsVersion termsAcceptedAt firstLessonAt firstLessonBy endedBy reviewAskedAt',
    what: 'applications and tuitions, and which terms were accepted',
    readers: 'staff; the guardian of the request',
    why: 'belongs to the guardian’s papers and the invoices; anonymous',
  },
  {
    table: tuitionChanges,
    of: (_db, { userId }) =>
      or(eq(tuitionChanges.byUserId, userId), eq(tuitionChanges.settledByUserId, userId)),
    exported:
      'kind bySide createdAt reason fromOn toOn daysInWeek salary answerBy state settledAt answer endedOn isEmergency guardianWish'.split(
        ' ',
      ),
    hidden: 'id applicationId byUserId settledByUserId',
    // Of the two, each one's own words.
    erased: ({ userId }) => ({
      reason: sql`case when ${tuitionChanges.byUserId} = ${userId} then ${NO_NAME} else ${tuitionChanges.reason} end`,
      answer: sql`case when ${tuitionChanges.settledByUserId} = ${userId} then null else ${tuitionChanges.answer} end`,
    }),
    stays:
      'id applicationId kind bySide byUserId createdAt fromOn toOn daysInWeek salary answerBy state settledAt settledByUserId endedOn isEmergency guardianWish',
    what: 'changes proposed and agreed on in a tuition, and notices',
    readers: 'the other of the tuition; staff',
    why: 'the agreed terms, without words, belong to the papers of the other side too',
  },
  {
    table: demoClasses,
    of: tuition(demoClasses.applicationId),
    exported: ['lessonAt', 'guardianResult', 'guardianAt', 'tutorResult', 'tutorAt', 'remindedAt'],
    // The words of one side are for staff, not for the other.
    hidden: 'applicationId guardianWords tutorWords',
    erased: ({ tutorId, parentId }) => ({
      guardianWords: parentId === null ? sql`${demoClasses.guardianWords}` : null,
      tutorWords: tutorId === null ? sql`${demoClasses.tutorWords}` : null,
    }),
    stays: 'applicationId lessonAt guardianResult guardianAt tutorResult tutorAt remindedAt',
    what: 'what tutor and guardian said after the demo class',
    readers: 'staff; the result without its words the other of the two',
    why: 'without words, with the application',
  },
  {
    table: replacements,
    of: user(replacements.byUserId),
    exported: ['askedAt', 'reason', 'wish', 'ends', 'state', 'settledAt'],
    hidden: 'id applicationId byUserId newApplicationId',
    erased: { reason: null, wish: null },
    stays: 'id applicationId askedAt byUserId ends state settledAt newApplicationId',
    what: 'that a guardian asked for another tutor, and why',
    readers: STAFF,
    why: 'without words, with the request',
  },
  {
    table: tuitionLetters,
    of: tuition(tuitionLetters.applicationId),
    exported: ['applicationId', 'version', 'confirmedAt', 'fromOn', 'facts', 'hash', 'createdAt'],
    // Undoing a confirmation takes the letter away from both.
    shownIf: (db) => {
      const { id } = applications;
      return inArray(
        tuitionLetters.applicationId,
        db.select({ id }).from(applications).where(wasConfirmed),
      );
    },
    hidden: 'remindedAt',
    erased: ({ tutorId }) => ({
      facts:
        tutorId === null
          ? sql`${tuitionLetters.facts} || jsonb_build_object('guardian_name', ${NO_NAME}::text, 'student_name', null)`
          : sql`${tuitionLetters.facts} || jsonb_build_object('tutor_name', ${NO_NAME}::text)`,
      hash: null,
    }),
    stays: 'applicationId version confirmedAt fromOn createdAt remindedAt',
    what: 'confirmation letters of tuitions',
    readers: 'the other of the tuition; staff that they are signed',
    why: 'the agreed terms, without the name, belong to the papers of the other side too',
  },
  {
    table: letterSignatures,
    of: user(letterSignatures.userId),
    exported: ['applicationId', 'version', 'side', 'name', 'signedAt'],
    hidden: 'userId',
    erased: { name: NO_NAME },
    stays: 'applicationId version side userId signedAt',
    what: 'letters the person has signed',
    readers: 'the other of the tuition; staff that it is signed',
    why: 'that both agreed belongs to the papers of the other side too',
  },
];
