/**
 * Method and path of every endpoint of posts, notices and reviews.
 * Paths are fixed: docs/requirements/ground/api.md, "Paths".
 */

import { communityEndpoints } from './community-endpoints.ts';
import { noticeEndpoints } from './notice-endpoints.ts';
import { reviewEndpoints } from './review-endpoints.ts';

export const endpoints = {
  ...noticeEndpoints,
  ...communityEndpoints,
  ...reviewEndpoints,
} as const;
