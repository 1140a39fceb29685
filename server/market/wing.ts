/** Declares what the wing `market` brings to the server: docs/ARCHITECTURE.md, "Wings". */

import { lt } from 'drizzle-orm';
import { searchAlerts } from '#server/ground/db/schema/search-alerts.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type CleaningSteps, EVERY, type Job } from '#server/ground/services/wing.ts';
import { createAlertHandlers } from './alerts/alert-handlers.ts';
import { sendAlerts } from './alerts/send-alerts.ts';
import { createApplyingHandlers } from './applying/applying-handlers.ts';
import { createCompareHandlers } from './compare/compare-handlers.ts';
import { followCharges } from './hiring/follow-charges.ts';
import { showAfterBans } from './hiring/hide-requests.ts';
import { createHireHandlers } from './hiring/hire-handlers.ts';
import { createTutoringHandlers } from './hiring/tutoring-handlers.ts';
import { watchShortlists } from './hiring/watch-shortlists.ts';
import { reconcileListings } from './hub/reconcile-listings.ts';
import { createJobViewHandlers } from './job-views/job-view-handlers.ts';
import { createEmbedHandlers } from './own-jobs/embed-handlers.ts';
import { notifyOfNewJobs } from './own-jobs/notify-of-new-jobs.ts';

export const createHandlers = (services: Services) => ({
  ...createJobViewHandlers(services),
  ...createAlertHandlers(services),
  ...createApplyingHandlers(services),
  ...createEmbedHandlers(services),
  ...createHireHandlers(services),
  ...createCompareHandlers(services),
  ...createTutoringHandlers(services),
});

export const jobs: Job[] = [
  { work: notifyOfNewJobs, everyMs: EVERY.tenMinutes },
  { work: sendAlerts, everyMs: EVERY.tenMinutes },
  { work: followCharges, everyMs: EVERY.tenMinutes },
  { work: watchShortlists, everyMs: EVERY.tenMinutes },
];

export const cleaningSteps = (services: Services): CleaningSteps => ({
  showAfterBans: () => showAfterBans(services),
  reconcileListings: () => reconcileListings(services),
  searchAlerts: () =>
    services.db.delete(searchAlerts).where(lt(searchAlerts.endsAt, services.now())),
});
