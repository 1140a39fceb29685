import { useTranslation } from 'react-i18next';
import { GRADUATION_COMPLETED, LAST_SEMESTER } from '#core/people/profile/education-rules.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { BachelorForm } from './bachelor-values.ts';

/** Asks for the semester reached and the result. */
export function BachelorResult({ form: { values, set, errorOf, field } }: { form: BachelorForm }) {
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
    </>
  );
}
