import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  time,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import * as words from '#core/market/hire/coach-words.ts';
import { religions } from './lookups.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { parentLocations } from './parent-locations.ts';
import { parents } from './people.ts';
import { cities, locations } from './places.ts';
import { refersTo } from './refers-to.ts';
import { students } from './students.ts';

/**
 * A guardian's request for a coach; staff answer it by phone.
 * Source: docs/requirements/dashboards/parent-area.md, "Coach".
 */
export const coachRequests = pgTable(
  'coach_requests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: refersTo('parent_id', () => parents.id),
    status: text({ enum: words.coachRequestStatuses }).notNull().default('pending'),
    /** Null once deleted; the copies below stay. */
    studentId: integer('student_id').references(() => students.id, { onDelete: 'set null' }),
    studentName: text('student_name').notNull(),
    studentAge: smallint('student_age').notNull(),
    studentType: text('student_type', { enum: words.coachStudentTypes }).notNull(),
    coachReligionId: integer('coach_religion_id').references(() => religions.id),
    coachGender: text('coach_gender', { enum: words.coachGenders }).notNull(),
    /** Hours a day. */
    coachNetTime: smallint('coach_net_time').notNull(),
    shift: text({ enum: words.coachShifts }).notNull(),
    coachingTime: time('coaching_time').notNull(),
    extraWork: text('extra_work', { enum: words.coachExtraWork }).notNull(),
    levelOfExpertise: text('level_of_expertise', { enum: words.coachExpertise }).notNull(),
    /** The weight of each skill, in percent. */
    communicationLevel: smallint('communication_level').notNull(),
    tutoringLevel: smallint('tutoring_level').notNull(),
    caringLevel: smallint('caring_level').notNull(),
    otherRequirements: text('other_requirements'),
    parentLocationId: integer('parent_location_id').references(() => parentLocations.id, {
      onDelete: 'set null',
    }),
    cityId: refersTo('city_id', () => cities.id),
    locationId: refersTo('location_id', () => locations.id),
    detailAddress: text('detail_address').notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Taka a month as shown to the guardian when the request was made (core/money/fees/coach-salary.ts). */
    salary: integer().notNull(),
    /**
     * The name of the coach who serves, as staff wrote it, and the first and last day; null until a
     * coach is found.
     */
    coachName: text('coach_name'),
    /**
     * The phone of the coach, who has agreed that the guardian gets it; emptied with the about when
     * the coach stops.
     */
    coachPhone: text('coach_phone'),
    coachAbout: text('coach_about'),
    firstDay: date('first_day', { mode: 'string' }),
    lastDay: date('last_day', { mode: 'string' }),
    statusReason: text('status_reason'),
    /** Goes up with each change. */
    version: integer().notNull().default(1),
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** The hash of what came with the key; the key with something else is refused. */
    idempotencyHash: text('idempotency_hash'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('coach_requests_key').on(table.parentId, table.idempotencyKey),
    index('coach_requests_status').on(table.status, table.createdAt),
    onlyItsWords('coach_requests_status', table.status),
    check(
      'coach_requests_serving',
      sql`(${table.coachName} is null) = (${table.firstDay} is null) and (${table.status} <> 'serving' or ${table.firstDay} is not null) and (${table.lastDay} is null or (${table.firstDay} is not null and ${table.lastDay} >= ${table.firstDay}))`,
    ),
    check('coach_requests_net_time', sql`${table.coachNetTime} between 4 and 8`),
    check(
      'coach_requests_levels',
      sql`least(${table.communicationLevel}, ${table.tutoringLevel}, ${table.caringLevel}) >= 0 and greatest(${table.communicationLevel}, ${table.tutoringLevel}, ${table.caringLevel}) <= 100`,
    ),
  ],
);
