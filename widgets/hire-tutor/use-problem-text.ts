import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '#core/ground/text/check-text.ts';
import type { HireField } from '#core/market/hire/hire-steps.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

const REQUIRED = [
  'category_id',
  'class_id',
  'subject_ids',
  'city_id',
  'location_id',
  'salary',
  'student_age',
  'contact_name',
  'contact_phone',
  'otp',
] as const;
const KNOWN = [
  'too_small',
  'too_big',
  'not_a_number',
  'text_too_long',
  'list_too_long',
  'text_marks',
  'text_direction',
  'text_control',
  'text_invisible',
  'text_broken',
] as const;

/** Puts a problem of a field into words for the reader. */
export function useProblemText() {
  const { t } = useTranslation('hire');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  return (field: HireField, { key, values = {} }: FieldProblem): string => {
    if (field === 'latitude' || field === 'longitude') return t('errors.place');
    const required = REQUIRED.find((name) => name === field);
    if (key === 'required' && required) return t(`errors.${required}`);
    const known = KNOWN.find((name) => name === key);
    if (!known) return common('somethingWrong');
    const shown = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.number(value) : value,
    ]);
    return t(`errors.${known}`, Object.fromEntries(shown));
  };
}
