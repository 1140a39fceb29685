/** The order "relevance", the same for every reader: what others said, work done, a full profile. */

/** A tutor without reviews counts as one with this many average ones. */
const PRIOR_REVIEWS = 5;
const PRIOR_RATING = 4;

export interface Standing {
  ratingSum: number;
  ratingCount: number;
  completedTuitions: number;
  profileCompleted: number;
}

/** 0 to 5: one good review does not beat fifty. */
const weightedRating = ({ ratingSum, ratingCount }: Pick<Standing, 'ratingSum' | 'ratingCount'>) =>
  (ratingSum + PRIOR_RATING * PRIOR_REVIEWS) / (ratingCount + PRIOR_REVIEWS);

/** 0 to about 1,000. */
export function hubScore(standing: Standing): number {
  const work = Math.min(Math.log2(1 + standing.completedTuitions), 5);
  const profile = (standing.profileCompleted - 80) / 20;
  return Math.round(weightedRating(standing) * 120 + work * 50 + Math.max(profile, 0) * 150);
}

/** The order "rating": 0 for nobody reviewed, so that they come last. */
export const ratingRank = (standing: Pick<Standing, 'ratingSum' | 'ratingCount'>): number =>
  standing.ratingCount === 0 ? 0 : 1 + Math.round(weightedRating(standing) * 100_000);

/** One decimal; null before the first review. */
export const ratingAverage = ({
  ratingSum,
  ratingCount,
}: Omit<Standing, 'completedTuitions' | 'profileCompleted'>) =>
  ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10;
