/**
 * The contract of lookups and places: schemas, access and caching,
 * under the names of `endpoints.ts`.
 */
import { lookupsContract } from './lookups-contract.ts';
import { placesContract } from './places-contract.ts';

export const contract = {
  ...placesContract,
  ...lookupsContract,
};
