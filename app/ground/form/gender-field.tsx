import { useTranslation } from 'react-i18next';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';

interface GenderFieldProps {
  legend: string;
  isRequired?: boolean | undefined;
  /** A code of GENDER, or 0 while nothing is chosen. */
  value: number;
  onChange(code: number): void;
  error: string | undefined;
}

export function GenderField({ legend, isRequired, value, onChange, error }: GenderFieldProps) {
  const { t } = useTranslation('common');
  return (
    <ChoiceGroup<number>
      legend={legend}
      isRequired={isRequired}
      row
      value={value}
      error={error}
      onChange={onChange}
      choices={[
        { value: GENDER.male, text: t('gender.male') },
        { value: GENDER.female, text: t('gender.female') },
      ]}
    />
  );
}
