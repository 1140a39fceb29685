/** Declares what the wing `staff` brings to the server: docs/ARCHITECTURE.md, "Wings". */

import type { Services } from '#server/ground/services/services.ts';
import { createOwnPayoutHandlers } from './payouts/own-payout.ts';
import { createStaffHandlers } from './staff-handlers.ts';

export const createHandlers = (services: Services) => ({
  ...createOwnPayoutHandlers(services),
  ...createStaffHandlers(services),
});
