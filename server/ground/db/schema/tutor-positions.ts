import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { tutors } from './people.ts';

/**
 * The home of a tutor, and the last position of the device, if the tutor shares that. Never public.
 */
export const tutorPositions = pgTable(
  'tutor_positions',
  {
    tutorId: integer('tutor_id')
      .primaryKey()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    homeName: text('home_name'),
    homeLatitude: doublePrecision('home_latitude'),
    homeLongitude: doublePrecision('home_longitude'),
    isTracking: boolean('is_tracking').notNull().default(false),
    lastLatitude: doublePrecision('last_latitude'),
    lastLongitude: doublePrecision('last_longitude'),
    lastAt: moment('last_at'),
  },
  (table) => [
    // Who has not opted in has no last position.
    check('tutor_positions_tracking', sql`${table.isTracking} or ${table.lastAt} is null`),
  ],
);
