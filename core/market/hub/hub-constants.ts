/**
 * Fixed choices and bounds of the tutor hub and of reviews.
 * Source: docs/requirements/market/tutor-hub.md, "List".
 */
export const HUB_ORDERS = ['relevance', 'rating', 'distance', 'newest'] as const;
export type HubOrder = (typeof HUB_ORDERS)[number];

/** The search box takes a sentence, not a letter. */
export const SEARCH_MAX = 200;
/** The most tutors that may stand side by side. */
export const COMPARE_MAX = 3;
/** A tutor has to have this much of the profile to be listed: the same as for applying. */
export const HUB_PROFILE_PERCENT = 80;

export const RATING_MIN = 0;
export const RATING_MAX = 5;
export const REVIEW_TEXT_MIN = 10;
export const REVIEW_TEXT_MAX = 1000;
export const REVIEWS_PAGE_SIZE = 5;

/** The kinds of things that the words of a search may have been understood as. */
export const NAME_KINDS = [
  'category',
  'class',
  'subject',
  'city',
  'location',
  'university',
  'department',
  'gender',
  'place',
] as const;
export type NameKind = (typeof NAME_KINDS)[number];
/** All that words are understood as: names, what is not wanted, a sum and an order. */
export const UNDERSTOOD_KINDS = [
  ...NAME_KINDS,
  'university_type',
  'checked',
  'without',
  'salary',
  'order',
] as const;

export const REPORT_REASONS = ['false', 'abusive', 'private_data', 'advertising', 'other'] as const;
/** The part of a review that is reported. */
export const REPORT_SUBJECTS = ['review', 'answer'] as const;
export const STAFF_REVIEW_FILTERS = ['reported', 'hidden', 'all'] as const;
/**
 * The stars from which on a review stands on the home page, which says so: lessons a guardian would
 * have again.
 */
export const GOOD_RATING = 4;
