import { Star } from 'lucide-react';
import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import type { TutorWords } from './use-tutor-words.ts';

interface RatingLineProps {
  rating: { average: number | null; count: number };
  words: Pick<TutorWords, 'texts' | 'format'>;
}

/** The average as a number with a star, and how many it is of. */
export function RatingLine({ rating: { average, count }, words }: RatingLineProps) {
  const { texts, format } = words;
  if (average === null) return <span className="text-muted">{texts('card.notRated')}</span>;
  const said = texts('card.rated', {
    count,
    n: format.number(count),
    average: format.number(average),
    max: format.number(RATING_MAX),
  });
  return (
    <span className="inline-flex items-center gap-1">
      <Star aria-hidden="true" size={16} className="text-accent fill-accent" />
      <span aria-hidden="true" className="tabular">
        <strong>{format.number(average)}</strong>{' '}
        <span className="text-muted">({format.number(count)})</span>
      </span>
      <span className="sr-only">{said}</span>
    </span>
  );
}
