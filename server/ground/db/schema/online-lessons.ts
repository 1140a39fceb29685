/** Lessons by the hour over the net. Source: docs/requirements/tuition/teaching.md, "Online lessons". */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownSides } from '#core/people/account/own-sides.ts';
import { lessonEndings, lessonStatuses } from '#core/tuition/online-lessons/lesson-words.ts';
import { categories, classes, subjects } from './lookups.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { parents, tutors } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * The tutors' settings of online lessons: if a tutor takes them, and where they are held. Apart
 * from the profile, which is public.
 */
export const onlineLessonTutors = pgTable(
  'online_lesson_tutors',
  {
    tutorId: integer('tutor_id')
      .primaryKey()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    isOn: boolean('is_on').notNull(),
    /** Shown to a guardian who has paid, from ten minutes before the lesson. */
    joinLink: text('join_link'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('online_lesson_tutors_link', sql`not ${table.isOn} or ${table.joinLink} is not null`),
  ],
);

export const onlineLessons = pgTable(
  'online_lessons',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: refersTo('tutor_id', () => tutors.id),
    parentId: refersTo('parent_id', () => parents.id),
    /** Emptied with the account of the guardian. */
    studentName: text('student_name').notNull(),
    subjectId: refersTo('subject_id', () => subjects.id),
    /** The medium and the class; of lessons asked for before they were needed, null. */
    categoryId: integer('category_id').references(() => categories.id),
    classId: integer('class_id').references(() => classes.id),
    /** The exam the lesson prepares for. */
    exam: text(),
    note: text(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Whole taka; what is left of the fee after the charge is the tutor's. */
    fee: integer().notNull(),
    platformCharge: integer('platform_charge').notNull(),
    status: text({ enum: lessonStatuses }).notNull().default('requested'),
    requestedAt: moment('requested_at').notNull(),
    acceptedAt: moment('accepted_at'),
    /** The time at which it was completed, cancelled or found not to have taken place. */
    closedAt: moment('closed_at'),
    ending: text({ enum: lessonEndings }),
    /** The reason in the words of who declined, cancelled or settled it. */
    reason: text(),
    /** The side that says it did not take place, and what it says. */
    disputedBy: text('disputed_by', { enum: ownSides }),
    disputedAt: moment('disputed_at'),
    disputeText: text('dispute_text'),
    /** The time at which the tutor was notified that it is paid. */
    paidToldAt: moment('paid_told_at'),
    /** The time at which the tutor's part went to the tutor's balance. */
    earnedAt: moment('earned_at'),
    /** 1 to 5. */
    rating: smallint(),
    ratingText: text('rating_text'),
    ratedAt: moment('rated_at'),
    idempotencyKey: uuid('idempotency_key').notNull(),
    idempotencyHash: text('idempotency_hash').notNull(),
  },
  (table) => [
    unique('online_lessons_key').on(table.parentId, table.idempotencyKey),
    // Of two guardians who choose the same hour of a tutor one gets it.
    uniqueIndex('online_lessons_slot')
      .on(table.tutorId, table.startsAt)
      .where(sql`${table.status} not in ('cancelled', 'missed')`),
    index('online_lessons_tutor').on(table.tutorId, table.status, table.startsAt),
    index('online_lessons_parent').on(table.parentId, table.startsAt),
    index('online_lessons_open')
      .on(table.startsAt)
      .where(sql`${table.status} in ('requested', 'accepted', 'disputed')`),
    onlyItsWords('online_lessons_status', table.status),
    onlyItsWords('online_lessons_ending', table.ending),
    onlyItsWords('online_lessons_disputed_by', table.disputedBy),
    check(
      'online_lessons_fee',
      sql`${table.platformCharge} >= 0 and ${table.fee} > ${table.platformCharge}`,
    ),
    check('online_lessons_times', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'online_lessons_cancelled',
      sql`(${table.status} = 'cancelled') = (${table.ending} is not null)`,
    ),
    check(
      'online_lessons_closed',
      sql`(${table.status} in ('completed', 'cancelled', 'missed')) = (${table.closedAt} is not null)`,
    ),
    check(
      'online_lessons_disputed',
      sql`(${table.disputedBy} is null) = (${table.disputedAt} is null) and (${table.status} <> 'disputed' or ${table.disputedAt} is not null)`,
    ),
    check(
      'online_lessons_rating',
      sql`(${table.rating} is null) = (${table.ratedAt} is null) and ${table.rating} between 1 and 5`,
    ),
    check(
      'online_lessons_earned',
      sql`${table.earnedAt} is null or ${table.status} in ('completed', 'cancelled')`,
    ),
  ],
);
