import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

type Student = Answer<'listStudents'>['data'][number];

/** `Class 8, Bangla Medium, Ideal School` */
export function useStudentLine() {
  const { t } = useTranslation('hire');
  const format = useFormat();
  return ({ class_name, category_name, institute, age }: Student) =>
    [
      class_name,
      category_name,
      institute ?? (age === null ? null : t('saved.notInSchool', { n: format.number(age) })),
    ]
      .filter(Boolean)
      .join(', ');
}
