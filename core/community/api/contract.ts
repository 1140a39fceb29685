/**
 * The contract of posts, notices and reviews: schemas, access and caching,
 * under the names of `endpoints.ts`.
 */
import { communityContract } from './community-contract.ts';
import { noticesContract } from './notices-contract.ts';
import { reviewContract } from './review-contract.ts';

export const contract = {
  ...noticesContract,
  ...communityContract,
  ...reviewContract,
};
