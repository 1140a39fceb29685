import { useTranslation } from 'react-i18next';
import { TOP_PRESET_MIN, TOP_PRESET_SHOWN_MAX } from '#core/ground/limits/job-constants.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

/** A salary range in words. The top preset reads 8,000 – 12,000+ though it has no upper bound. */
export function useSalaryText() {
  const { t } = useTranslation('boardControls');
  const format = useFormat();
  return (min: number | undefined, max: number | undefined) => {
    const from = format.number(min ?? 0);
    if (min === TOP_PRESET_MIN && max === undefined)
      return t('filters.salaryFrom', { from, to: format.number(TOP_PRESET_SHOWN_MAX) });
    if (max === undefined) return t('filters.salaryAbove', { from });
    const to = format.number(max);
    return min === undefined
      ? t('filters.salaryBelow', { to })
      : t('filters.salaryUpTo', { from, to });
  };
}
