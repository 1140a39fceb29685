import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { endedReasons, stages, tuitionSides } from '#core/market/hire/application-stages.ts';
import { jobOffers } from './job-offers.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { tutors } from './people.ts';
import { refersTo } from './refers-to.ts';

export const applications = pgTable(
  'applications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: refersTo('tutor_id', () => tutors.id),
    jobOfferId: refersTo('job_offer_id', () => jobOffers.id),
    stage: text({ enum: stages }).notNull().default('applied'),
    createdAt: moment('created_at').notNull().defaultNow(),
    stageChangedAt: moment('stage_changed_at').notNull().defaultNow(),
    /** Set with the stage `closed`; null for rows older than the column. */
    endedReason: text('ended_reason', { enum: endedReasons }),
    /** The words of staff to the tutor besides the reason. */
    answer: text(),
    /** The day the platform charge and the refunds count from. */
    confirmedAt: moment('confirmed_at'),
    /** Taka a month agreed at confirmation. */
    confirmedSalary: integer('confirmed_salary'),
    /**
     * The version of the terms the tutor agreed to (core/market/apply/terms.ts); null for rows
     * older than the column.
     */
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    firstLessonAt: moment('first_lesson_at'),
    firstLessonBy: text('first_lesson_by', { enum: tuitionSides }),
    /** The side whose wish it was to end a confirmed tuition that is over. */
    endedBy: text('ended_by', { enum: tuitionSides }),
    /** The time at which both were asked, a month after the confirmation, to review it. */
    reviewAskedAt: moment('review_asked_at'),
  },
  (table) => [
    // Two clicks, or two tabs, make one application.
    unique('applications_tutor_job').on(table.tutorId, table.jobOfferId),
    index('applications_job').on(table.jobOfferId),
    // Who waits for the guardian: few of many.
    index('applications_shortlisted').on(table.jobOfferId).where(sql`"stage" = 'shortlisted'`),
    // Who was confirmed on which day.
    index('applications_confirmed').on(table.confirmedAt).where(sql`"confirmed_at" is not null`),
    // One tutor has the tuition. `payment` follows `confirm`.
    uniqueIndex('applications_one_appointed')
      .on(table.jobOfferId)
      .where(sql`"stage" in ('appointed', 'confirm', 'payment')`),
    onlyItsWords('applications_ended_reason', table.endedReason),
    onlyItsWords('applications_ended_by', table.endedBy),
    check(
      'applications_tuition_ended',
      sql`(${table.endedBy} is not null) = (${table.endedReason} is not distinct from 'tuition_ended')`,
    ),
    check(
      'applications_first_lesson',
      sql`(${table.firstLessonAt} is null) = (${table.firstLessonBy} is null)`,
    ),
    onlyItsWords('applications_first_lesson_by', table.firstLessonBy),
    onlyItsWords('applications_stage', table.stage),
  ],
);
