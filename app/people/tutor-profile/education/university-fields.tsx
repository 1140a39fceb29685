import { useTranslation } from 'react-i18next';
import { LookupCombobox } from '#app/ground/form/lookup-combobox.tsx';
import { GRADUATION_COMPLETED, LAST_SEMESTER } from '#core/people/profile/education-rules.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { EducationFields } from './education-values.ts';

/** The fields from the diploma on: kind of institute, institute, department, semester. */
export function UniversityFields({
  fields: { values, fill, errorOf, field },
}: {
  fields: EducationFields;
}) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const types = useApi('listUniversityTypes', {});
  const semesters = Array.from({ length: LAST_SEMESTER }, (_, index) => ({
    id: index + 1,
    text: t('education.semesterNumber', { nth: format.ordinal(index + 1) }),
  }));
  return (
    <>
      <SelectField
        label={t('education.instituteType')}
        emptyText={t('choose')}
        options={types}
        {...field('university_type_id')}
      />
      <LookupCombobox
        kind="university"
        label={t('education.university')}
        hint={t('education.searchHint')}
        chosen={values.institute_name}
        onChoose={(university_id, institute_name, university_type_id) =>
          fill({ university_id, institute_name, ...(university_type_id && { university_type_id }) })
        }
        error={errorOf('university_id')}
      />
      <LookupCombobox
        kind="department"
        label={t('education.department')}
        hint={t('education.searchHint')}
        chosen={values.department_name}
        onChoose={(department_id, department_name) => fill({ department_id, department_name })}
        error={errorOf('department_id')}
      />
      <SelectField
        label={t('education.semester')}
        emptyText={t('choose')}
        options={[...semesters, { id: GRADUATION_COMPLETED, text: t('education.completed') }]}
        {...field('current_semester')}
      />
    </>
  );
}
