import { Star } from 'lucide-react';
import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import { cx } from '#ui/cx.ts';

const PLACES = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/** A rating from 0 to 5, in stars and in words. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span className="inline-flex items-center">
    {PLACES.map((place) => (
      <Star
        key={place}
        aria-hidden="true"
        size={16}
        className={cx(place <= rating ? 'text-accent fill-accent' : 'text-muted')}
      />
    ))}
    <span className="sr-only">{label}</span>
  </span>
);
