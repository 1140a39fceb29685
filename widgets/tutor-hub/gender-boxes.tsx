import { GENDER } from '#core/jobs/job-constants.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { FilterProps } from './filter-props.ts';

/** Any, Male, Female: one of them. */
export function GenderBoxes({ filter, onChange }: FilterProps) {
  const texts = useTexts('hub');
  const common = useTexts('common');
  return (
    <ChoiceGroup
      legend={texts('filters.gender')}
      choices={[
        { value: GENDER.any, text: common('gender.any') },
        { value: GENDER.male, text: common('gender.male') },
        { value: GENDER.female, text: common('gender.female') },
      ]}
      value={filter.gender ?? GENDER.any}
      onChange={(gender) => onChange({ gender: gender === GENDER.any ? undefined : gender })}
    />
  );
}
