/** The home page, from the database and the operator's copy: nothing on it is a sample. */

import { and, count, countDistinct, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { GOOD_RATING } from '#core/market/hub/hub-constants.ts';
import { isBengali } from '#core/search/normalise/fold-key.ts';
import { type HomeAnswer, MOST_STORIES } from '#core/site/api/home.ts';
import { presentReview } from '#server/community/reviews/present-review.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import type { Services } from '#server/ground/services/services.ts';
import { EVERYBODY } from '#server/people/listing/facets.ts';
import { homeFaq } from './home-faq.ts';
import { presentPaper, presentStory } from './present-site-copy.ts';

const NEW_FOR_DAYS = 7;
/** Read for each that is shown: what several wrote in the same words stands there once, of the newest. */
const READ_FOR_ONE = 4;

async function readCounts({ db, now }: Services): Promise<HomeAnswer['counts']> {
  const since = dayjs.utc(now()).subtract(NEW_FOR_DAYS, 'day').toDate();
  const [jobs] = await db
    .select({
      open: count(),
      fresh: sql<number>`count(*) filter (where ${gte(jobOffers.postedAt, since)})`.mapWith(Number),
      cities: countDistinct(jobOffers.cityId),
    })
    .from(jobOffers)
    .where(eq(jobOffers.status, 'live'));
  return {
    open_jobs: jobs?.open ?? 0,
    new_jobs: jobs?.fresh ?? 0,
    cities: jobs?.cities ?? 0,
    tutors: await db.$count(hubListings, eq(hubListings.facet, EVERYBODY)),
  };
}

async function readReviews({ db, lookupCache }: Services, lang: Lang) {
  const rows = await db
    .select({
      review: reviews,
      classId: jobOffers.classId,
      categoryId: jobOffers.categoryId,
      cityId: jobOffers.cityId,
    })
    .from(reviews)
    .innerJoin(applications, eq(applications.id, reviews.applicationId))
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(and(isNull(reviews.hiddenAt), gte(reviews.rating, GOOD_RATING)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(MOST_STORIES * READ_FOR_ONE);
  const texts = rows.map(({ review }) => review.text);
  const different = rows.filter(({ review }, index) => texts.indexOf(review.text) === index);
  const isInLanguage = ({ review }: (typeof rows)[number]) =>
    isBengali(review.text) === (lang === 'bn');
  // What the reader can read best comes first; both groups stay in order of time.
  return different
    .toSorted((one, other) => Number(isInLanguage(other)) - Number(isInLanguage(one)))
    .slice(0, MOST_STORIES)
    .map((row) => presentReview(row, lookupCache.current, lang));
}

export async function readHome(services: Services, lang: Lang): Promise<HomeAnswer> {
  const [counts, good] = await Promise.all([readCounts(services), readReviews(services, lang)]);
  const { guardianStories, tutorStories, featuredOn } = services.siteCopy;
  return {
    counts,
    reviews: good,
    guardian_stories: guardianStories
      .slice(0, MOST_STORIES - good.length)
      .map((story) => presentStory(story, lang)),
    tutor_stories: tutorStories.map((story) => presentStory(story, lang)),
    featured_on: featuredOn.map((paper) => presentPaper(paper, lang)),
    faq: homeFaq(lang),
  };
}
