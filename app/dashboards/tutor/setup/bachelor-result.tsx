import { GRADUATION_COMPLETED, LAST_SEMESTER } from '#core/people/profile/education-rules.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { BachelorForm } from './bachelor-values.ts';

/** Asks for the semester reached and the result. */
export function BachelorResult({ form: { values, set, errorOf, field } }: { form: BachelorForm }) {
  const texts = useTexts('setup');
  const format = useFormat();
  const semesters = Array.from({ length: LAST_SEMESTER }, (_, index) => ({
    id: index + 1,
    text: texts('semester', { nth: format.ordinal(index + 1) }),
  }));
  return (
    <>
      <SelectField
        label={texts('fields.semester')}
        emptyText={texts('choose')}
        options={[...semesters, { id: GRADUATION_COMPLETED, text: texts('graduated') }]}
        {...field('current_semester')}
      />
      <TextField
        label={texts('fields.result')}
        hint={texts('resultHint')}
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
