import { useTranslation } from 'react-i18next';
import { dhaka } from '#core/ground/dates/dhaka.ts';
import {
  DIVISIONS,
  ENGLISH_MEDIUM,
  FIRST_PASSING_YEAR,
  isSchoolLevel,
} from '#core/people/profile/education-rules.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
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
  const { t } = useTranslation('profile');
  const format = useFormat();
  const thisYear = dhaka(new Date()).year();
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
        label={t('education.result')}
        hint={t(`education.resultHint.${kind}`)}
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
        label={t('education.year')}
        emptyText={t('choose')}
        options={years}
        {...field('passing_year')}
      />
    </>
  );
}
