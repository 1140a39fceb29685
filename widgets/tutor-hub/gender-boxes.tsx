import { GENDER } from '#core/jobs/job-constants.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { FilterProps } from './filter-props.ts';

/** Any, Male, Female as boxes: both of the last two are any, and so is none. */
export function GenderBoxes({ filter, onChange }: FilterProps) {
  const texts = useTexts('hub');
  const common = useTexts('common');
  const toggle = (gender: number) =>
    onChange({ gender: filter.gender === undefined ? gender : undefined });
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="sr-only">{texts('filters.gender')}</legend>
      <CheckboxField
        label={common('gender.any')}
        checked={filter.gender === undefined}
        onChange={() => onChange({ gender: undefined })}
      />
      <CheckboxField
        label={common('gender.male')}
        checked={filter.gender === GENDER.male}
        onChange={() => toggle(GENDER.male)}
      />
      <CheckboxField
        label={common('gender.female')}
        checked={filter.gender === GENDER.female}
        onChange={() => toggle(GENDER.female)}
      />
    </fieldset>
  );
}
