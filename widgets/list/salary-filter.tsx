import { useTranslation } from 'react-i18next';
import { SALARY_PRESETS } from '#core/ground/limits/job-constants.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useSalaryText } from './use-salary-text.ts';

const ANY = 'any';

interface SalaryRange {
  actual_salary_min?: number | undefined;
  actual_salary_max?: number | undefined;
}

interface SalaryFilterProps {
  legend: string;
  filter: SalaryRange;
  onChange(range: SalaryRange): void;
}

/**
 * The three presets; a range that came from elsewhere chooses none.
 * Source: docs/requirements/market/job-board.md, "Filters".
 */
export function SalaryFilter({ legend, filter, onChange }: SalaryFilterProps) {
  const { t } = useTranslation('boardControls');
  const salaryText = useSalaryText();
  const { actual_salary_min: min, actual_salary_max: max } = filter;
  const chosen = SALARY_PRESETS.find(
    (preset) => preset.min === min && (preset.max ?? undefined) === max,
  );
  const isAny = min === undefined && max === undefined;

  return (
    <ChoiceGroup<string>
      legend={legend}
      value={isAny ? ANY : (chosen?.id ?? '')}
      onChange={(id) => {
        const preset = SALARY_PRESETS.find((one) => one.id === id);
        onChange({ actual_salary_min: preset?.min, actual_salary_max: preset?.max ?? undefined });
      }}
      choices={[
        { value: ANY, text: t('filters.anySalary') },
        ...SALARY_PRESETS.map((preset) => ({
          value: preset.id,
          text: salaryText(preset.min, preset.max ?? undefined),
        })),
      ]}
    />
  );
}
