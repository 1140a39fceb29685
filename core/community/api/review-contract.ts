/** Reviews of tutors: schemas and access. */

import { langQuery } from '#core/ground/api/fields/fields.ts';
import { pageQuery } from '#core/ground/api/fields/page.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as hub from '#core/market/api/hub.ts';
import * as reviews from './reviews.ts';

const open = { tag: 'Tutor hub', access: 'public' } as const;
const tutor = { tag: 'Tutor hub', access: 'tutor', query: langQuery } as const;
const guardian = { tag: 'Tutor hub', access: 'parent', query: langQuery } as const;
const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;
const REVIEWS_CACHE_SECONDS = 30;

export const reviewContract = {
  listReviews: {
    ...open,
    summary: 'Reviews of a tutor, newest first',
    cacheSeconds: REVIEWS_CACHE_SECONDS,
    params: hub.hubTutorParams,
    query: pageQuery,
    answer: reviews.reviewsAnswer,
  },
  getOwnReviews: {
    ...guardian,
    summary: 'Own tuitions with a tutor and what was said of them',
    params: hub.hubTutorParams,
    answer: reviews.ownReviewsAnswer,
  },
  createReview: {
    ...guardian,
    summary: 'Reviews a tuition, once, from 30 days after its confirmation or when it has ended',
    params: hub.hubTutorParams,
    body: reviews.createReviewBody,
    answer: reviews.reviewSavedAnswer,
  },
  updateReview: {
    ...guardian,
    summary: 'Changes the own review within 14 days, also of the end of the tuition',
    params: reviews.reviewParams,
    body: reviews.updateReviewBody,
    answer: reviews.reviewSavedAnswer,
  },
  deleteReview: {
    ...guardian,
    summary: 'Deletes the own review',
    params: reviews.reviewParams,
    answer: reviews.reviewDeletedAnswer,
  },
  reportReview: {
    tag: 'Tutor hub',
    access: 'session',
    query: langQuery,
    summary: 'Reports a review or the answer to it to staff, once a person',
    params: reviews.reviewParams,
    body: reviews.reportReviewBody,
    answer: statusAnswer,
  },
  listReceivedReviews: {
    ...tutor,
    summary: 'Own reviews as everybody reads them, with the own answers',
    query: pageQuery,
    answer: reviews.receivedReviewsAnswer,
  },
  answerReview: {
    ...tutor,
    summary: 'Answers an own review, or changes the answer within 7 days',
    params: reviews.reviewParams,
    body: reviews.answerBody,
    answer: reviews.answerSavedAnswer,
  },
  deleteReviewAnswer: {
    ...tutor,
    summary: 'Deletes the own answer to a review',
    params: reviews.reviewParams,
    answer: statusAnswer,
  },
  listStaffReviews: {
    ...staffOnly,
    summary: 'Reviews: reported, hidden or all',
    query: reviews.staffReviewsQuery,
    answer: reviews.staffReviewsAnswer,
  },
  hideReview: {
    ...staffOnly,
    summary: 'Takes a review off the profile, with a reason',
    params: reviews.reviewParams,
    body: reviews.hideReviewBody,
    answer: reviews.staffReviewChangedAnswer,
  },
  unhideReview: {
    ...staffOnly,
    summary: 'Shows a hidden review again',
    params: reviews.reviewParams,
    answer: reviews.staffReviewChangedAnswer,
  },
  hideReviewAnswer: {
    ...staffOnly,
    summary: "Takes a tutor's answer off the profile, with a reason",
    params: reviews.reviewParams,
    body: reviews.hideReviewBody,
    answer: reviews.staffReviewChangedAnswer,
  },
  unhideReviewAnswer: {
    ...staffOnly,
    summary: 'Shows a hidden answer again',
    params: reviews.reviewParams,
    answer: reviews.staffReviewChangedAnswer,
  },
  dismissReports: {
    ...staffOnly,
    summary: 'Keeps a reported review: its open reports are settled',
    params: reviews.reviewParams,
    answer: reviews.staffReviewChangedAnswer,
  },
} as const;
