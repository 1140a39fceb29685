import { useTranslation } from 'react-i18next';
import { WISHES_MAX } from '#core/ground/limits/hire-limits.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { RequestFieldsProps } from './step-props.ts';
import { WishList } from './wish-list.tsx';

/** Wanted universities, or a kind of them. */
export function UniversityFields({ answers, change, errorOf }: RequestFieldsProps) {
  const { t } = useTranslation('hire');
  const format = useFormat();
  const universities = useApi('listUniversities', {}, { keepsLast: true });
  const types = useApi('listUniversityTypes', {}, { keepsLast: true });
  return (
    <>
      <WishList
        field="university_ids"
        label={t('wishes.university')}
        hint={t('wishes.universityHint', { n: format.number(WISHES_MAX) })}
        addText={t('wishes.addUniversity')}
        options={universities.data}
        chosen={answers.university_ids ?? []}
        error={errorOf('university_ids')}
        onChange={(university_ids) => change({ university_ids })}
      />
      <div data-field="university_type_id">
        <SelectField
          label={t('optional', { label: t('wishes.background') })}
          emptyText={t('wishes.anyBackground')}
          options={types}
          value={answers.university_type_id}
          error={errorOf('university_type_id')}
          onChange={(id) => change({ university_type_id: id })}
        />
      </div>
    </>
  );
}
