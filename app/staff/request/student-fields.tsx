import { useTranslation } from 'react-i18next';
import { NAME_MAX, TEXT_MAX } from '#core/ground/limits/hire-limits.ts';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useGenderText } from '#widgets/words/use-gender-text.ts';
import type { DraftFieldsProps } from './edit-panel.tsx';

/** Takes who is taught, and what the guardian wishes. */
export function StudentFields({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation('staff');
  const genderText = useGenderText();
  const genders = Object.values(GENDER).map((id) => ({ id, text: genderText(id) }));
  return (
    <>
      <div className="form-grid">
        <TextField
          label={t('field.student_name')}
          maxLength={NAME_MAX}
          value={draft.student_name ?? ''}
          error={errorOf('student_name')}
          onChange={(event) => change({ student_name: event.currentTarget.value || undefined })}
        />
        <TextField
          label={t('field.institute')}
          maxLength={NAME_MAX}
          value={draft.institute ?? ''}
          error={errorOf('institute')}
          onChange={(event) => change({ institute: event.currentTarget.value || undefined })}
        />
        <NumberField
          label={t('field.student_age')}
          value={draft.student_age}
          error={errorOf('student_age')}
          onChange={(student_age) => change({ student_age })}
        />
        <SelectField
          label={t('field.student_gender')}
          options={genders}
          value={draft.student_gender}
          error={errorOf('student_gender')}
          onChange={(id) => id && change({ student_gender: id })}
        />
        <NumberField
          label={t('field.number_of_students')}
          value={draft.number_of_students}
          error={errorOf('number_of_students')}
          onChange={(value) => change({ number_of_students: value ?? 0 })}
        />
        <SelectField
          label={t('field.tutor_gender')}
          options={genders}
          value={draft.tutor_gender}
          error={errorOf('tutor_gender')}
          onChange={(id) => id && change({ tutor_gender: id })}
        />
      </div>
      <TextAreaField
        label={t('field.tutor_requirement')}
        maxLength={TEXT_MAX}
        value={draft.tutor_requirement ?? ''}
        error={errorOf('tutor_requirement')}
        onChange={(event) => change({ tutor_requirement: event.currentTarget.value || undefined })}
      />
    </>
  );
}
