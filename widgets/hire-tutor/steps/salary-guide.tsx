import { useTranslation } from 'react-i18next';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { RangeStrip } from '#ui/chart/range-strip.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

const SCOPES = {
  area: 'wishes.guideArea',
  city: 'wishes.guideCity',
  everywhere: 'wishes.guideEverywhere',
} as const;

/** Returns the text on where a figure stands against the half in the middle. */
function standing(salary: number, low: number, high: number) {
  if (salary < low) return 'wishes.guideBelow';
  return salary > high ? 'wishes.guideAbove' : 'wishes.guideWithin';
}

interface SalaryGuideProps {
  answers: HireAnswers;
  onUse(salary: number): void;
}

/** Shows what similar tuitions pay; nothing if too few are known to say so. */
export function SalaryGuide({ answers, onUse }: SalaryGuideProps) {
  const { t } = useTranslation('hire');
  const format = useFormat();
  const { class_id, category_id, city_id, location_id, days_in_week, tutoring_place_id, salary } =
    answers;
  const query =
    class_id && category_id && city_id
      ? { class_id, category_id, city_id, location_id, days_in_week, tutoring_place_id }
      : undefined;
  const { data } = useApi('getSalaryGuide', query ? { query } : null);
  if (!data || data.low === null || data.middle === null || data.high === null) return null;
  const { low, middle, high, jobs } = data;
  const shown = {
    low: format.number(low),
    middle: format.number(middle),
    high: format.number(high),
  };
  return (
    <div className="flex flex-col items-start gap-1 p-3 rounded-sm bg-brand-soft text-sm">
      <p>
        {t('wishes.guide', shown)} {t(SCOPES[data.scope], { count: jobs, n: format.number(jobs) })}
      </p>
      <RangeStrip
        low={low}
        high={high}
        middle={middle}
        value={salary}
        lowText={format.money(low)}
        highText={format.money(high)}
      />
      {salary !== undefined && <p role="status">{t(standing(salary, low, high))}</p>}
      <Button look="quiet" className="px-0" onClick={() => onUse(middle)}>
        {t('wishes.useMiddle', shown)}
      </Button>
    </div>
  );
}
