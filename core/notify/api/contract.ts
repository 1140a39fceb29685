/**
 * The contract of notifications and push devices: schemas, access and caching,
 * under the names of `endpoints.ts`.
 */
import { notificationsContract } from './notifications-contract.ts';
import { pushContract } from './push-contract.ts';

export const contract = {
  ...notificationsContract,
  ...pushContract,
};
