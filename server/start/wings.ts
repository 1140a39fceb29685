/** The wings, put together: docs/ARCHITECTURE.md, "Wings". */

import * as community from '#server/community/wing.ts';
import * as dashboards from '#server/dashboards/wing.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { CleaningSteps, Job } from '#server/ground/services/wing.ts';
import * as ground from '#server/ground/wing.ts';
import * as market from '#server/market/wing.ts';
import * as money from '#server/money/wing.ts';
import * as notify from '#server/notify/wing.ts';
import * as people from '#server/people/wing.ts';
import * as privacy from '#server/privacy/wing.ts';
import type { PublicReadName } from '#server/site/public-reads/create-public-reads.ts';
import * as site from '#server/site/wing.ts';
import * as staff from '#server/staff/wing.ts';
import * as tuition from '#server/tuition/wing.ts';
import type { SearchName } from './routes/register-public-read.ts';

/**
 * Returns what each endpoint of the contract does; a missing one does not compile. What everybody
 * may read is in server/site/public-reads.
 */
export const createHandlers = (
  services: Services,
): Omit<Handlers, PublicReadName | SearchName> => ({
  ...ground.createHandlers(services),
  ...notify.createHandlers(services),
  ...people.createHandlers(services),
  ...money.createHandlers(services),
  ...market.createHandlers(services),
  ...tuition.createHandlers(services),
  ...community.createHandlers(services),
  ...dashboards.createHandlers(services),
  ...site.createHandlers(services),
  ...staff.createHandlers(services),
  ...privacy.createHandlers(services),
});

export const jobs: Job[] = [
  ...ground.jobs,
  ...notify.jobs,
  ...people.jobs,
  ...money.jobs,
  ...market.jobs,
  ...tuition.jobs,
  ...community.jobs,
  ...privacy.jobs,
];

/** The steps in this order, but none waits for another to succeed. */
export const cleaningSteps = (services: Services, at: Date): CleaningSteps => ({
  ...ground.cleaningSteps(services, at),
  ...notify.cleaningSteps(services, at),
  ...people.cleaningSteps(services, at),
  ...market.cleaningSteps(services),
  ...community.cleaningSteps(services),
  ...site.cleaningSteps(services, at),
});
