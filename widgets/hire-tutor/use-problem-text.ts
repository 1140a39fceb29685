import type { FieldProblem } from '#core/ground/text/check-text.ts';
import type { HireField } from '#core/market/hire/hire-steps.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

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
  const texts = useTexts('hire');
  const common = useTexts('common');
  const format = useFormat();
  return (field: HireField, { key, values = {} }: FieldProblem): string => {
    if (field === 'latitude' || field === 'longitude') return texts('errors.place');
    const required = REQUIRED.find((name) => name === field);
    if (key === 'required' && required) return texts(`errors.${required}`);
    const known = KNOWN.find((name) => name === key);
    if (!known) return common('somethingWrong');
    const shown = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.number(value) : value,
    ]);
    return texts(`errors.${known}`, Object.fromEntries(shown));
  };
}
