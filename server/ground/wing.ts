/** Declares what the wing `ground` brings to the server: docs/ARCHITECTURE.md, "Wings". */

import { lt } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { deleteOldEntries } from './audit/delete-old-entries.ts';
import { staffAlarms } from './db/schema/staff-alarms.ts';
import { deleteOldLimits } from './limits/take-limits.ts';
import { createLookupHandlers } from './lookups/lookup-handlers.ts';
import { deleteLostPhotos } from './photos/delete-lost-photos.ts';
import type { Services } from './services/services.ts';
import { type CleaningSteps, EVERY, type Job } from './services/wing.ts';

const ALARMS_DAYS = 365;

export const createHandlers = (services: Services) => ({
  ...createLookupHandlers(services),
});

export const jobs: Job[] = [{ work: deleteLostPhotos, everyMs: EVERY.sixHours }];

export const cleaningSteps = ({ db }: Services, at: Date): CleaningSteps => ({
  deleteOldLimits: () => deleteOldLimits(db, at),
  auditLog: () => deleteOldEntries(db, at),
  staffAlarms: () =>
    db
      .delete(staffAlarms)
      .where(lt(staffAlarms.lastAt, dayjs.utc(at).subtract(ALARMS_DAYS, 'day').toDate())),
});
