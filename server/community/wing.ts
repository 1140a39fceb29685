/** Declares what the wing `community` brings to the server: docs/ARCHITECTURE.md, "Wings". */

import type { Services } from '#server/ground/services/services.ts';
import { type CleaningSteps, EVERY, type Job } from '#server/ground/services/wing.ts';
import { createNoticeHandlers } from './notices/notice-handlers.ts';
import { createCommentHandlers } from './posts/comment-handlers.ts';
import { createCommunityHandlers } from './posts/community-handlers.ts';
import { createModerationHandlers } from './posts/moderation-handlers.ts';
import { deleteLoosePictures } from './posts/post-pictures.ts';
import { askForReviews } from './reviews/ask-for-reviews.ts';
import { createReviewHandlers } from './reviews/review-handlers.ts';

export const createHandlers = (services: Services) => ({
  ...createCommunityHandlers(services),
  ...createCommentHandlers(services),
  ...createModerationHandlers(services),
  ...createNoticeHandlers(services),
  ...createReviewHandlers(services),
});

export const jobs: Job[] = [{ work: askForReviews, everyMs: EVERY.tenMinutes }];

export const cleaningSteps = (services: Services): CleaningSteps => ({
  deleteLoosePictures: () => deleteLoosePictures(services),
});
