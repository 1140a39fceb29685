import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

const RATINGS = Array.from({ length: RATING_MAX }, (_, index) => RATING_MAX - index);

/** Returns the stars one can give, the most first. */
export function useRatingChoices() {
  const format = useFormat();
  return RATINGS.map((value) => ({ value, text: `${format.number(value)} ★` }));
}
