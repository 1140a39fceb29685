/** The tutor hub and reviews: schemas and access. */

import { langQuery } from '../fields/fields.ts';
import { pageQuery } from '../fields/page.ts';
import { statusAnswer } from '../fields/success.ts';
import * as hub from '../schemas/hub.ts';
import * as profile from '../schemas/hub-profile.ts';
import * as reviews from '../schemas/reviews.ts';

const open = { tag: 'Tutor hub', access: 'public' } as const;
const tutor = { tag: 'Tutor hub', access: 'tutor', query: langQuery } as const;
const guardian = { tag: 'Tutor hub', access: 'parent', query: langQuery } as const;
const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;
const HUB_CACHE_SECONDS = 30;

export const hubContract = {
  listTutors: {
    ...open,
    summary: 'Tutors by relevance, rating, distance or newest',
    cacheSeconds: HUB_CACHE_SECONDS,
    query: hub.tutorHubQuery,
    answer: hub.tutorHubAnswer,
  },
  searchTutors: {
    ...open,
    summary: 'Same as the GET, with the filters in the body',
    query: hub.tutorHubBodyQuery,
    body: hub.tutorHubBody,
    answer: hub.tutorHubAnswer,
  },
  compareTutors: {
    ...open,
    summary: 'Up to three public profiles side by side',
    cacheSeconds: HUB_CACHE_SECONDS,
    query: profile.compareTutorsQuery,
    answer: profile.compareTutorsAnswer,
  },
  getHubTutor: {
    ...open,
    summary: 'The public profile of a tutor',
    cacheSeconds: HUB_CACHE_SECONDS,
    params: hub.hubTutorParams,
    query: langQuery,
    answer: profile.hubProfile,
  },
  listReviews: {
    ...open,
    summary: 'Reviews of a tutor, newest first',
    cacheSeconds: HUB_CACHE_SECONDS,
    params: hub.hubTutorParams,
    query: pageQuery,
    answer: reviews.reviewsAnswer,
  },
  getTaughtTutor: {
    ...guardian,
    summary: 'The profile of a tutor who teaches or taught the guardian, also outside the hub',
    params: hub.hubTutorParams,
    answer: profile.hubProfile,
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
