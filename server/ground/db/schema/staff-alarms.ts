import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AlarmKind } from '#core/staff/alarms.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

/** The alarms staff have to look at. The same alarm again counts up until somebody has seen it. */
export const staffAlarms = pgTable(
  'staff_alarms',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<AlarmKind>().notNull(),
    /** The subject of the alarm, such as the purpose of a code; never a phone or an address. */
    subject: text().notNull(),
    times: integer().notNull().default(1),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    seenAt: moment('seen_at'),
    seenBy: integer('seen_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('staff_alarms_open')
      .on(table.kind, table.subject)
      .where(sql`${table.seenAt} is null`),
  ],
);
