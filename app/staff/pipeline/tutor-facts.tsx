import { BadgeCheck, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TutorFactsRow } from '#core/people/api/tutor-facts.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Tag } from '../tags/tag.tsx';

const MONTHS = 12;

interface TutorFactsProps {
  tutor: TutorFactsRow;
  /** Taka a month of the tuition it is about, if it is about one. */
  offered?: number;
}

/** Staff choose a tutor by these; what is not known is said, so that nobody reads it as a no. */
export function TutorFacts({ tutor, offered }: TutorFactsProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const { rating, documents_checked: checked, experience_months: months } = tutor;
  const counted = (count: number) => ({ count, n: format.number(count) });
  const experience =
    months >= MONTHS
      ? t('pipeline.years', counted(Math.floor(months / MONTHS)))
      : t('pipeline.months', counted(months));
  const facts = [
    tutor.expected_salary === null
      ? t('pipeline.noSalary')
      : t(offered === undefined ? 'pipeline.wants' : 'pipeline.wantsOf', {
          amount: format.money(tutor.expected_salary),
          offered: format.money(offered ?? 0),
        }),
    tutor.distance_km !== null && t('pipeline.away', { n: format.number(tutor.distance_km) }),
    months > 0 ? experience : t('pipeline.noExperience'),
    t('pipeline.taught', counted(tutor.completed_tuitions)),
  ].filter(Boolean);
  const days = tutor.free_days.map((day) => t(`pipeline.day.${day}`)).join(', ');
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-1">
        {checked ? (
          <Tag tone="good">
            <BadgeCheck aria-hidden="true" size={12} />
            {t('pipeline.checked')}
          </Tag>
        ) : (
          <Tag>{t('pipeline.notChecked')}</Tag>
        )}
        {rating === null ? (
          <span className="text-xs text-muted">{t('pipeline.noReview')}</span>
        ) : (
          <span className="inline-flex items-center gap-1 text-xs font-semibold">
            <Star aria-hidden="true" size={12} />
            {t('pipeline.rating', {
              stars: format.number(rating),
              n: format.number(tutor.review_count),
            })}
          </span>
        )}
      </p>
      <p>{facts.join(' · ')}</p>
      <p className="text-xs text-muted">
        {days === '' ? t('pipeline.noDays') : t('pipeline.freeDays', { days })}
      </p>
    </div>
  );
}
