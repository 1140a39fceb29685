import { LookupCombobox } from '#app/ground/form/lookup-combobox.tsx';
import { EDUCATION_LEVEL } from '#core/people/profile/education-rules.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { BachelorForm } from './bachelor-values.ts';

/** Asks what is studied, and where. */
export function BachelorStudies({
  form: { values, fill, errorOf, field },
}: {
  form: BachelorForm;
}) {
  const texts = useTexts('setup');
  const exams = useApi('listExamTitles', {
    query: { education_level_id: EDUCATION_LEVEL.bachelor },
  });
  const types = useApi('listUniversityTypes', {});
  return (
    <>
      <SelectField
        label={texts('fields.examTitle')}
        emptyText={texts('choose')}
        options={exams}
        {...field('exam_title_id')}
      />
      <LookupCombobox
        kind="department"
        label={texts('fields.department')}
        hint={texts('searchHint')}
        chosen={values.department_name}
        onChoose={(department_id, department_name) => fill({ department_id, department_name })}
        error={errorOf('department_id')}
      />
      <LookupCombobox
        kind="university"
        label={texts('fields.university')}
        hint={texts('searchHint')}
        chosen={values.university_name}
        onChoose={(university_id, university_name) => fill({ university_id, university_name })}
        error={errorOf('university_id')}
      />
      <SelectField
        label={texts('fields.universityType')}
        emptyText={texts('choose')}
        options={types}
        {...field('university_type_id')}
      />
    </>
  );
}
