import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { LookupItem } from '#core/ground/api/lookup.ts';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import { useApi } from '#ui/api/use-api.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ClassFields } from './class-fields.tsx';
import type { PickerProps } from './pickers.ts';
import type { StepProps } from './step-props.ts';

interface StudentFieldsProps extends StepProps {
  /** Known already, from the first answer. */
  categories: LookupItem[] | undefined;
}

interface WhoStepProps extends StudentFieldsProps {
  Picker: ComponentType<PickerProps> | undefined;
}

/** A saved student, or everything about one. */
export function WhoStep({ Picker, ...props }: WhoStepProps) {
  const { answers, change } = props;
  return (
    <>
      {Picker && <Picker value={answers.student_id} onPick={change} />}
      {answers.student_id === undefined && <StudentFields {...props} />}
    </>
  );
}

function StudentFields({ categories: first, ...props }: StudentFieldsProps) {
  const { answers, change, errorOf } = props;
  const { t } = useTranslation('hire');
  const categories = useApi('listCategories', {}, { first, keepsLast: true });
  if (categories.error && !categories.data)
    return <LoadError error={categories.error} onRetry={() => void categories.refresh()} />;
  const isOut = answers.is_out_of_school ?? false;
  return (
    <>
      <ClassFields {...props} categories={categories.data} />
      <div data-field="student_name">
        <TextField
          label={t('optional', { label: t('who.name') })}
          hint={t('who.nameHint')}
          autoComplete="off"
          value={answers.student_name ?? ''}
          error={errorOf('student_name')}
          onChange={(event) => change({ student_name: event.currentTarget.value })}
        />
      </div>
      {isOut ? (
        <div data-field="student_age">
          <NumberField
            label={t('who.age')}
            value={answers.student_age}
            error={errorOf('student_age')}
            onChange={(age) => change({ student_age: age })}
          />
        </div>
      ) : (
        <div data-field="institute">
          <TextField
            label={t('optional', { label: t('who.institute') })}
            autoComplete="off"
            value={answers.institute ?? ''}
            error={errorOf('institute')}
            onChange={(event) => change({ institute: event.currentTarget.value })}
          />
        </div>
      )}
      <CheckboxField
        label={t('who.noSchool')}
        checked={isOut}
        onChange={(checked) => change({ is_out_of_school: checked })}
      />
      <ChoiceGroup
        legend={t('who.gender')}
        choices={[
          { value: GENDER.male, text: t('who.boy') },
          { value: GENDER.female, text: t('who.girl') },
          { value: GENDER.any, text: t('who.unsaid') },
        ]}
        value={answers.student_gender ?? GENDER.any}
        onChange={(gender) => change({ student_gender: gender })}
      />
      <div data-field="number_of_students">
        <NumberField
          label={t('who.count')}
          value={answers.number_of_students}
          error={errorOf('number_of_students')}
          onChange={(count) => change({ number_of_students: count ?? 1 })}
        />
      </div>
    </>
  );
}
