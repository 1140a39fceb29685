/** Declares what the wing `ground` brings to the server: docs/ARCHITECTURE.md, "Wings". */

import { deleteOldLimits } from './limits/take-limits.ts';
import { createLookupHandlers } from './lookups/lookup-handlers.ts';
import { deleteLostPhotos } from './photos/delete-lost-photos.ts';
import type { Services } from './services/services.ts';
import { type CleaningSteps, EVERY, type Job } from './services/wing.ts';

export const createHandlers = (services: Services) => ({
  ...createLookupHandlers(services),
});

export const jobs: Job[] = [{ work: deleteLostPhotos, everyMs: EVERY.sixHours }];

export const cleaningSteps = ({ db }: Services, at: Date): CleaningSteps => ({
  deleteOldLimits: () => deleteOldLimits(db, at),
});
