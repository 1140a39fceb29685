/**
 * The contract of the first screens: schemas, access and caching,
 * under the names of `endpoints.ts`.
 */
import { parentDashboardContract } from './parent-dashboard-contract.ts';

export const contract = {
  ...parentDashboardContract,
};
