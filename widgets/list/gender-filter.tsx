import { GENDER } from '#core/ground/limits/job-constants.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useGenderText } from '../words/use-gender-text.ts';

interface GenderFilterProps {
  legend: string;
  /** Undefined for any. */
  value: number | undefined;
  onChange(gender: number | undefined): void;
}

/** Any, Male, Female: one of them. */
export function GenderFilter({ legend, value, onChange }: GenderFilterProps) {
  const genderText = useGenderText();
  return (
    <ChoiceGroup
      legend={legend}
      value={value ?? GENDER.any}
      onChange={(code) => onChange(code === GENDER.any ? undefined : code)}
      choices={[GENDER.any, GENDER.male, GENDER.female].map((code) => ({
        value: code,
        text: genderText(code),
      }))}
    />
  );
}
