/** Declares what the wing `dashboards` brings to the server: docs/ARCHITECTURE.md, "Wings". */

import type { Services } from '#server/ground/services/services.ts';
import { createDashboardHandlers } from './parent-dashboard/dashboard-handlers.ts';
import { createTutorDashboardHandlers } from './tutor-dashboard/tutor-dashboard-handlers.ts';

export const createHandlers = (services: Services) => ({
  ...createDashboardHandlers(services),
  ...createTutorDashboardHandlers(services),
});
