/** Declares what the wing `privacy` brings to the server: docs/ARCHITECTURE.md, "Wings". */

import type { Services } from '#server/ground/services/services.ts';
import { EVERY, type Job } from '#server/ground/services/wing.ts';
import { eraseDueAccounts } from './erase-account.ts';
import { createPrivacyHandlers } from './privacy-handlers.ts';

export const createHandlers = (services: Services) => ({
  ...createPrivacyHandlers(services),
});

export const jobs: Job[] = [{ work: eraseDueAccounts, everyMs: EVERY.tenMinutes }];
