/** Declares what the wing `notify` brings to the server: docs/ARCHITECTURE.md, "Wings". */

import { lt } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type CleaningSteps, EVERY, type Job } from '#server/ground/services/wing.ts';
import { deleteOldMessages, deliverDue } from './messages/outbox.ts';
import { createChoiceHandlers } from './notifications/choice-handlers.ts';
import { createNotificationHandlers } from './notifications/notification-handlers.ts';
import { forgetSignedOutDevices } from './push/push-devices.ts';
import { createPushHandlers } from './push/push-handlers.ts';

const NOTIFICATIONS_DAYS = 365;

export const createHandlers = (services: Services) => ({
  ...createNotificationHandlers(services),
  ...createChoiceHandlers(services),
  ...createPushHandlers(services),
});

export const jobs: Job[] = [{ work: deliverDue, everyMs: EVERY.threeSeconds }];

export const cleaningSteps = (services: Services, at: Date): CleaningSteps => ({
  deleteOldMessages: () => deleteOldMessages(services),
  notifications: () =>
    services.db
      .delete(notifications)
      .where(
        lt(notifications.createdAt, dayjs.utc(at).subtract(NOTIFICATIONS_DAYS, 'day').toDate()),
      ),
  forgetSignedOutDevices: () => forgetSignedOutDevices(services),
});
