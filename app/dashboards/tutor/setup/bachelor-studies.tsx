import { useTranslation } from 'react-i18next';
import { LookupCombobox } from '#app/ground/form/lookup-combobox.tsx';
import { EDUCATION_LEVEL } from '#core/people/profile/education-rules.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import type { BachelorForm } from './bachelor-values.ts';

/** Asks what is studied, and where. */
export function BachelorStudies({
  form: { values, fill, errorOf, field },
}: {
  form: BachelorForm;
}) {
  const { t } = useTranslation('setup');
  const exams = useApi('listExamTitles', {
    query: { education_level_id: EDUCATION_LEVEL.bachelor },
  });
  const types = useApi('listUniversityTypes', {});
  return (
    <>
      <SelectField
        label={t('fields.examTitle')}
        emptyText={t('choose')}
        options={exams}
        {...field('exam_title_id')}
      />
      <LookupCombobox
        kind="department"
        label={t('fields.department')}
        hint={t('searchHint')}
        chosen={values.department_name}
        onChoose={(department_id, department_name) => fill({ department_id, department_name })}
        error={errorOf('department_id')}
      />
      <LookupCombobox
        kind="university"
        label={t('fields.university')}
        hint={t('searchHint')}
        chosen={values.university_name}
        onChoose={(university_id, university_name, university_type_id) =>
          fill({
            university_id,
            university_name,
            ...(university_type_id && { university_type_id }),
          })
        }
        error={errorOf('university_id')}
      />
      <SelectField
        label={t('fields.universityType')}
        emptyText={t('choose')}
        options={types}
        {...field('university_type_id')}
      />
    </>
  );
}
