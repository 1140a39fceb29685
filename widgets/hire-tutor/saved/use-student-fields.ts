import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { ageOf } from '#core/ground/dates/age-of.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { AGE_MAX, AGE_MIN, NAME_MAX } from '#core/ground/limits/hire-limits.ts';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import { checkText } from '#core/ground/text/check-text.ts';
import { type FieldsDraft, useFields } from '#ui/api/use-fields.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { StudentValues } from './student-form.tsx';

export type Student = Answer<'listStudents'>['data'][number];

interface StudentFieldsOptions {
  /** The one to change; a new one without it. */
  student?: Student | undefined;
  draft?: FieldsDraft<StudentValues> | undefined;
  onSaved(student: Student): Promise<void> | void;
}

const toValues = (student: Student | undefined): StudentValues => ({
  name: student?.name ?? '',
  curriculum_id: student?.curriculum_id ?? undefined,
  category_id: student?.category_id,
  class_id: student?.class_id,
  institute: student?.institute ?? '',
  date_of_birth: student?.date_of_birth ?? '',
  // What was not said is asked for.
  gender: student?.gender === GENDER.any ? 0 : (student?.gender ?? 0),
  isOut: student ? student.institute === null && student.age !== null : false,
});

/**
 * Institute, or the day of birth of who goes to none, and all else is needed.
 * Source: docs/requirements/dashboards/parent-area.md, "Settings".
 */
function findMissing(values: StudentValues): Exclude<keyof StudentValues, 'isOut'>[] {
  const { name, institute, date_of_birth: born, isOut } = values;
  const age = born === '' ? undefined : ageOf(born, dhakaDate(new Date()));
  const isBornWrong = age === undefined ? isOut : !(age >= AGE_MIN && age <= AGE_MAX);
  return [
    ...(name.trim() === '' || checkText(name, NAME_MAX) ? (['name'] as const) : []),
    ...(['curriculum_id', 'category_id', 'class_id'] as const).filter((field) => !values[field]),
    ...(!isOut && (institute.trim() === '' || checkText(institute, NAME_MAX))
      ? (['institute'] as const)
      : []),
    ...(values.gender === 0 ? (['gender'] as const) : []),
    ...(isBornWrong ? (['date_of_birth'] as const) : []),
  ];
}

/** Keeps what is filled in of a student, and saves it. */
export function useStudentFields({ student, draft, onSaved }: StudentFieldsOptions) {
  const { api } = useEnvironment();
  const { t } = useTranslation('parent');
  const format = useFormat();
  const ages = { minimum: format.number(AGE_MIN), maximum: format.number(AGE_MAX) };
  const { values, submit, ...fields } = useFields(
    () => toValues(student),
    (given) =>
      Object.fromEntries(findMissing(given).map((field) => [field, t(`errors.${field}`, ages)])),
    draft,
  );

  const save = () =>
    submit(async () => {
      const { curriculum_id = 0, category_id = 0, class_id = 0, gender, isOut } = values;
      const body = {
        name: values.name.trim(),
        curriculum_id,
        category_id,
        class_id,
        institute: isOut ? undefined : values.institute.trim(),
        date_of_birth: values.date_of_birth || undefined,
        gender,
      };
      const answer = student
        ? await api.call('updateStudent', { params: { id: student.id }, body })
        : await api.call('createStudent', { body });
      await onSaved(answer.data);
    });

  return { ...fields, values, save };
}
