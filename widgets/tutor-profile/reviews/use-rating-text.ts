import { useTranslation } from 'react-i18next';
import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

/** A rating for those who do not see its stars. */
export function useRatingText() {
  const { t } = useTranslation('tutorProfile');
  const format = useFormat();
  return (rating: number) =>
    t('reviews.stars', { n: format.number(rating), max: format.number(RATING_MAX) });
}
