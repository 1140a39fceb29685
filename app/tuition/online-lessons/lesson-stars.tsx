import { Star } from 'lucide-react';
import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

export function LessonStars({ stars }: { stars: number }) {
  const texts = useTexts('onlineLessons');
  const format = useFormat();
  return (
    <span className="inline-flex items-center gap-1">
      <Star aria-hidden="true" size={16} className="text-accent fill-accent" />
      {texts('stars', { n: format.number(stars), max: format.number(RATING_MAX) })}
    </span>
  );
}
