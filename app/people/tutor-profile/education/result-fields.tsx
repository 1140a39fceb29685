import { dhakaYear } from '#core/ground/dates/dhaka-day.ts';
import {
  DIVISIONS,
  ENGLISH_MEDIUM,
  FIRST_PASSING_YEAR,
  isSchoolLevel,
} from '#core/people/profile/education-rules.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { EducationFields } from './education-values.ts';

interface ResultFieldsProps {
  fields: EducationFields;
  level: number;
}

/** Grade points with two decimals; divisions from before them; letters of English medium exams. */
export function ResultFields({
  fields: { values, set, errorOf, field },
  level,
}: ResultFieldsProps) {
  const texts = useTexts('profile');
  const format = useFormat();
  const thisYear = dhakaYear(new Date());
  const years = Array.from({ length: thisYear - FIRST_PASSING_YEAR + 1 }, (_, index) => ({
    id: thisYear - index,
    text: format.id(thisYear - index),
  }));
  const isEnglish = isSchoolLevel(level) && values.curriculum_id === ENGLISH_MEDIUM;
  const kind = isEnglish ? 'english' : isSchoolLevel(level) ? 'school' : 'university';
  const listId = 'education-divisions';
  return (
    <>
      <TextField
        label={texts('education.result')}
        hint={texts(`education.resultHint.${kind}`)}
        inputMode={isEnglish ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={40}
        list={kind === 'school' ? listId : undefined}
        value={values.result}
        onChange={(event) => set('result', event.currentTarget.value)}
        error={errorOf('result')}
      />
      {kind === 'school' && (
        <datalist id={listId}>
          {DIVISIONS.map((division) => (
            <option key={division} value={division} />
          ))}
        </datalist>
      )}
      <SelectField
        label={texts('education.year')}
        emptyText={texts('choose')}
        options={years}
        {...field('passing_year')}
      />
    </>
  );
}
