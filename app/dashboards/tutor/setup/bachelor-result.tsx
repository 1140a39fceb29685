import { useTranslation } from 'react-i18next';
import type { EducationEntryAnswer } from '#core/people/api/profile/education.ts';
import { GRADUATION_COMPLETED, LAST_SEMESTER } from '#core/people/profile/education-rules.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { BachelorForm } from './bachelor-values.ts';

interface BachelorResultProps {
  form: BachelorForm;
  /** The secondary exam, where the one after it is offered with the same group. */
  usual: EducationEntryAnswer | undefined;
}

/** Asks for the semester reached, the result, and the exam before the university. */
export function BachelorResult({
  form: { values, set, errorOf, field },
  usual,
}: BachelorResultProps) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const semesters = Array.from({ length: LAST_SEMESTER }, (_, index) => ({
    id: index + 1,
    text: t('semester', { nth: format.ordinal(index + 1) }),
  }));
  return (
    <>
      <SelectField
        label={t('fields.semester')}
        emptyText={t('choose')}
        options={[...semesters, { id: GRADUATION_COMPLETED, text: t('graduated') }]}
        {...field('current_semester')}
      />
      <TextField
        label={t('fields.result')}
        hint={t('resultHint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={values.result}
        onChange={(event) => set('result', event.currentTarget.value)}
        error={errorOf('result')}
      />
      {usual && (
        <CheckboxField
          label={t('higherSecondary', {
            group: usual.group?.group_name ?? '',
            curriculum: usual.curriculum?.curriculum_name ?? '',
          })}
          checked={values.adds_higher_secondary}
          onChange={(adds) => set('adds_higher_secondary', adds)}
        />
      )}
    </>
  );
}
