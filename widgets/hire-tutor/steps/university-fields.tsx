import { WISHES_MAX } from '#core/ground/limits/hire-limits.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { RequestFieldsProps } from './step-props.ts';
import { WishList } from './wish-list.tsx';

/** Wanted universities, or a kind of them. */
export function UniversityFields({ answers, change, errorOf }: RequestFieldsProps) {
  const texts = useTexts('hire');
  const format = useFormat();
  const universities = useApi('listUniversities', {}, { keepsLast: true });
  const types = useApi('listUniversityTypes', {}, { keepsLast: true });
  return (
    <>
      <WishList
        field="university_ids"
        label={texts('wishes.university')}
        hint={texts('wishes.universityHint', { n: format.number(WISHES_MAX) })}
        addText={texts('wishes.addUniversity')}
        options={universities.data}
        chosen={answers.university_ids ?? []}
        error={errorOf('university_ids')}
        onChange={(university_ids) => change({ university_ids })}
      />
      <div data-field="university_type_id">
        <SelectField
          label={texts('optional', { label: texts('wishes.background') })}
          emptyText={texts('wishes.anyBackground')}
          options={types}
          value={answers.university_type_id}
          error={errorOf('university_type_id')}
          onChange={(id) => change({ university_type_id: id })}
        />
      </div>
    </>
  );
}
