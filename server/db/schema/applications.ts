import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { jobOffers } from './job-offers.ts';
import { tutors } from './people.ts';

export const applicationStages = [
  'pending',
  'applied',
  'shortlisted',
  'appointed',
  'confirm',
  'payment',
  'closed',
] as const;

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
    stage: text({ enum: applicationStages }).notNull().default('applied'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    stageChangedAt: timestamp('stage_changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Two clicks, or two tabs, make one application.
    unique('applications_tutor_job').on(table.tutorId, table.jobOfferId),
    index('applications_job').on(table.jobOfferId),
    check(
      'applications_stage',
      sql`${table.stage} in ('pending', 'applied', 'shortlisted', 'appointed', 'confirm', 'payment', 'closed')`,
    ),
  ],
);
