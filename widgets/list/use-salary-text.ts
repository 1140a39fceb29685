import { TOP_PRESET_MIN, TOP_PRESET_SHOWN_MAX } from '#core/ground/limits/job-constants.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** A salary range in words. The top preset reads 8,000 – 12,000+ though it has no upper bound. */
export function useSalaryText() {
  const texts = useTexts('boardControls');
  const format = useFormat();
  return (min: number | undefined, max: number | undefined) => {
    const from = format.number(min ?? 0);
    if (min === TOP_PRESET_MIN && max === undefined)
      return texts('filters.salaryFrom', { from, to: format.number(TOP_PRESET_SHOWN_MAX) });
    if (max === undefined) return texts('filters.salaryAbove', { from });
    const to = format.number(max);
    return min === undefined
      ? texts('filters.salaryBelow', { to })
      : texts('filters.salaryUpTo', { from, to });
  };
}
