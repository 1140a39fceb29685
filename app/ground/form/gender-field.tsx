import { GENDER } from '#core/ground/limits/job-constants.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface GenderFieldProps {
  legend: string;
  isRequired?: boolean | undefined;
  /** A code of GENDER, or 0 while nothing is chosen. */
  value: number;
  onChange(code: number): void;
  error: string | undefined;
}

export function GenderField({ legend, isRequired, value, onChange, error }: GenderFieldProps) {
  const common = useTexts('common');
  return (
    <ChoiceGroup<number>
      legend={legend}
      isRequired={isRequired}
      row
      value={value}
      error={error}
      onChange={onChange}
      choices={[
        { value: GENDER.male, text: common('gender.male') },
        { value: GENDER.female, text: common('gender.female') },
      ]}
    />
  );
}
