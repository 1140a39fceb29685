import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

const choice = (name: string, byDefault: boolean) => boolean(name).notNull().default(byDefault);

/** What people chose for themselves; no row means the defaults. News need a yes. */
export const userSettings = pgTable(
  'user_settings',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text({ enum: ['en', 'bn'] }),
    jobAlertsSms: choice('job_alerts_sms', true),
    applicationUpdatesSms: choice('application_updates_sms', true),
    paymentRemindersSms: choice('payment_reminders_sms', true),
    jobAlertsEmail: choice('job_alerts_email', true),
    applicationUpdatesEmail: choice('application_updates_email', true),
    newsEmail: choice('news_email', false),
  },
  (table) => [check('user_settings_language', sql`${table.language} in ('en', 'bn')`)],
);
