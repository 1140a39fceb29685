import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** A rating for those who do not see its stars. */
export function useRatingText() {
  const texts = useTexts('tutorProfile');
  const format = useFormat();
  return (rating: number) =>
    texts('reviews.stars', { n: format.number(rating), max: format.number(RATING_MAX) });
}
