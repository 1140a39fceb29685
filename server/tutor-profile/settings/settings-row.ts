import type { z } from 'zod';
import type {
  notificationChoicesBody,
  ownSettingsAnswer,
} from '#core/api/schemas/profile/settings.ts';
import type { userSettings } from '#server/db/schema/user-settings.ts';

type Row = typeof userSettings.$inferSelect;

/** The defaults of the table, for people who never chose. */
const DEFAULTS: Omit<Row, 'userId'> = {
  language: null,
  jobAlertsSms: true,
  applicationUpdatesSms: true,
  paymentRemindersSms: true,
  jobAlertsEmail: true,
  applicationUpdatesEmail: true,
  newsEmail: false,
};

export function presentSettings(row: Row | undefined): z.output<typeof ownSettingsAnswer> {
  const chosen = row ?? DEFAULTS;
  return {
    language: chosen.language,
    notifications: {
      job_alerts_sms: chosen.jobAlertsSms,
      application_updates_sms: chosen.applicationUpdatesSms,
      payment_reminders_sms: chosen.paymentRemindersSms,
      job_alerts_email: chosen.jobAlertsEmail,
      application_updates_email: chosen.applicationUpdatesEmail,
      news_email: chosen.newsEmail,
    },
  };
}

/** Drizzle leaves out what is undefined. */
export const toSettingsRow = (form: z.output<typeof notificationChoicesBody>) => ({
  jobAlertsSms: form.job_alerts_sms,
  applicationUpdatesSms: form.application_updates_sms,
  paymentRemindersSms: form.payment_reminders_sms,
  jobAlertsEmail: form.job_alerts_email,
  applicationUpdatesEmail: form.application_updates_email,
  newsEmail: form.news_email,
});
