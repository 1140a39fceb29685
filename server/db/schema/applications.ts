import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { endedReasons, stages, tuitionSides } from '#core/hire/application-stages.ts';
import { jobOffers } from './job-offers.ts';
import { moment } from './moment.ts';
import { tutors } from './people.ts';

export const applications = pgTable(
  'applications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: integer('tutor_id')
      .notNull()
      .references(() => tutors.id),
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id),
    stage: text({ enum: stages }).notNull().default('applied'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    stageChangedAt: timestamp('stage_changed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set with the stage `closed`; null for rows older than the column. */
    endedReason: text('ended_reason', { enum: endedReasons }),
    /** What staff tell the tutor besides the reason. */
    answer: text(),
    /** The day the platform charge and the refunds count from. */
    confirmedAt: moment('confirmed_at'),
    /** Taka a month agreed at confirmation. */
    confirmedSalary: integer('confirmed_salary'),
    /** Of the terms the tutor agreed to (core/apply/terms.ts); null for rows older than the column. */
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    firstLessonAt: moment('first_lesson_at'),
    firstLessonBy: text('first_lesson_by', { enum: tuitionSides }),
    /** Of a confirmed tuition that is over: whose wish it was. */
    endedBy: text('ended_by', { enum: tuitionSides }),
  },
  (table) => [
    // Two clicks, or two tabs, make one application.
    unique('applications_tutor_job').on(table.tutorId, table.jobOfferId),
    index('applications_job').on(table.jobOfferId),
    // Who waits for the guardian: few of many.
    index('applications_shortlisted').on(table.jobOfferId).where(sql`"stage" = 'shortlisted'`),
    // One tutor has the tuition. `payment` follows `confirm`.
    uniqueIndex('applications_one_appointed')
      .on(table.jobOfferId)
      .where(sql`"stage" in ('appointed', 'confirm', 'payment')`),
    check(
      'applications_ended_reason',
      sql`${table.endedReason} in ('withdrawn', 'not_chosen', 'job_closed', 'job_cancelled', 'ended_by_staff', 'tuition_ended')`,
    ),
    check('applications_ended_by', sql`${table.endedBy} in ('tutor', 'guardian', 'staff')`),
    check(
      'applications_tuition_ended',
      sql`(${table.endedBy} is not null) = (${table.endedReason} is not distinct from 'tuition_ended')`,
    ),
    check(
      'applications_first_lesson',
      sql`(${table.firstLessonAt} is null) = (${table.firstLessonBy} is null)`,
    ),
    check(
      'applications_first_lesson_by',
      sql`${table.firstLessonBy} in ('tutor', 'guardian', 'staff')`,
    ),
    check(
      'applications_stage',
      sql`${table.stage} in ('pending', 'applied', 'shortlisted', 'appointed', 'confirm', 'payment', 'closed')`,
    ),
  ],
);
