import type { Answer } from '#core/api/api-client.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

type Student = Answer<'listStudents'>['data'][number];

/** `Class 8, Bangla Medium, Ideal School` */
export function useStudentLine() {
  const texts = useTexts('hire');
  const format = useFormat();
  return ({ class_name, category_name, institute, age }: Student) =>
    [
      class_name,
      category_name,
      institute ?? (age === null ? null : texts('saved.notInSchool', { n: format.number(age) })),
    ]
      .filter(Boolean)
      .join(', ');
}
