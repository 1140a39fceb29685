import { Star } from 'lucide-react';
import { RATING_MAX } from '#core/hub/hub-constants.ts';
import { cx } from '#ui/cx.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

const PLACES = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/** A rating from 0 to 5, in stars and in words. */
export function Stars({ rating }: { rating: number }) {
  const texts = useTexts('tutorProfile');
  const format = useFormat();
  return (
    <span className="inline-flex items-center">
      {PLACES.map((place) => (
        <Star
          key={place}
          aria-hidden="true"
          size={16}
          className={cx(place <= rating ? 'text-accent fill-accent' : 'text-muted')}
        />
      ))}
      <span className="sr-only">
        {texts('reviews.stars', { n: format.number(rating), max: format.number(RATING_MAX) })}
      </span>
    </span>
  );
}
