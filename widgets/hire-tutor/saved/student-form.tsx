import { useTranslation } from 'react-i18next';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { useApi } from '#ui/api/use-api.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { SchoolField } from './school-field.tsx';

export interface StudentValues {
  name: string;
  curriculum_id: number | undefined;
  category_id: number | undefined;
  class_id: number | undefined;
  institute: string;
  /** YYYY-MM-DD, '' where it is not given. */
  date_of_birth: string;
  /** 0 is not chosen yet. */
  gender: number;
  /** Goes to no school: the day of birth is asked for instead. */
  isOut: boolean;
}

interface StudentFormProps {
  values: StudentValues;
  onChange(changes: Partial<StudentValues>): void;
  errorOf(field: keyof StudentValues): string | undefined;
}

export function StudentForm({ values, onChange, errorOf }: StudentFormProps) {
  const { t } = useTranslation('parent');
  const { t: hire } = useTranslation('hire');
  const curricula = useApi('listCurricula', {}, { keepsLast: true });
  const categories = useApi('listCategories', {}, { keepsLast: true });
  const { category_id } = values;
  const classes = useApi(
    'listClasses',
    category_id ? { query: { tutoring_category_id: category_id } } : null,
  );
  return (
    <>
      <TextField
        label={t('students.name')}
        isRequired
        autoComplete="off"
        value={values.name}
        error={errorOf('name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <SelectField
        label={t('students.medium')}
        isRequired
        emptyText={hire('choose')}
        options={categories}
        value={category_id}
        error={errorOf('category_id')}
        onChange={(id) => onChange({ category_id: id, class_id: undefined })}
      />
      <SelectField
        label={t('students.curriculum')}
        isRequired
        emptyText={hire('choose')}
        options={curricula}
        value={values.curriculum_id}
        error={errorOf('curriculum_id')}
        onChange={(id) => onChange({ curriculum_id: id })}
      />
      <SelectField
        label={t('students.class')}
        isRequired
        emptyText={hire('choose')}
        options={category_id ? classes : undefined}
        value={values.class_id}
        disabled={!category_id}
        hint={category_id ? undefined : hire('who.classHint')}
        error={errorOf('class_id')}
        onChange={(id) => onChange({ class_id: id })}
      />
      {!values.isOut && (
        <SchoolField
          value={values.institute}
          error={errorOf('institute')}
          onChange={(institute) => onChange({ institute })}
        />
      )}
      <CheckboxField
        label={hire('who.noSchool')}
        checked={values.isOut}
        onChange={(isOut) => onChange({ isOut })}
      />
      <TextField
        label={t(values.isOut ? 'students.born' : 'students.bornOptional')}
        hint={t('students.bornHint')}
        type="date"
        isRequired={values.isOut}
        max={dhakaDate(new Date())}
        value={values.date_of_birth}
        error={errorOf('date_of_birth')}
        onChange={(event) => onChange({ date_of_birth: event.currentTarget.value })}
      />
      <ChoiceGroup
        legend={hire('who.gender')}
        isRequired
        choices={[
          { value: 1, text: hire('who.boy') },
          { value: 2, text: hire('who.girl') },
        ]}
        value={values.gender}
        onChange={(gender) => onChange({ gender })}
      />
      {errorOf('gender') && <p className="text-danger text-xs">{errorOf('gender')}</p>}
    </>
  );
}
