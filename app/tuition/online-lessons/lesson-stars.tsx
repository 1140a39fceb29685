import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

export function LessonStars({ stars }: { stars: number }) {
  const { t } = useTranslation('onlineLessons');
  const format = useFormat();
  return (
    <span className="inline-flex items-center gap-1">
      <Star aria-hidden="true" size={16} className="text-accent fill-accent" />
      {t('stars', { n: format.number(stars), max: format.number(RATING_MAX) })}
    </span>
  );
}
