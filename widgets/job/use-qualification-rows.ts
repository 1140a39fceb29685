import { useTranslation } from 'react-i18next';
import type { QualificationsAsked } from '#core/market/api/job.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useGenderText } from '../words/use-gender-text.ts';

/** Returns what is asked of the tutor, in words; what is not asked has no row. */
export function useQualificationRows(job: QualificationsAsked): [term: string, value: string][] {
  const { t } = useTranslation('job');
  const format = useFormat();
  const genderText = useGenderText();
  const universityNames = (list: { university_name: string }[]) =>
    list.map((one) => one.university_name).join(', ');

  const rows: [string, string | undefined][] = [
    [t('qualifications.tutorGender'), genderText(job.tutor_gender)],
    [t('qualifications.level'), job.education_level?.dependency_name],
    [t('qualifications.exam'), job.exam_title?.exam_title],
    [t('qualifications.group'), job.group?.group_name],
    [t('qualifications.curriculum'), job.curriculum?.curriculum_name],
    [t('qualifications.departments'), job.departments.map((one) => one.department_name).join(', ')],
    [t('qualifications.universities'), universityNames(job.universities)],
    [t('qualifications.universityType'), job.university_type?.university_type],
    [t('qualifications.schools'), universityNames(job.schools)],
    [t('qualifications.colleges'), universityNames(job.colleges)],
    [
      t('qualifications.currentYear'),
      job.current_year
        ? t('qualifications.yearN', { n: format.ordinal(job.current_year) })
        : undefined,
    ],
    [t('qualifications.religion'), job.tutor_religion?.religion_name],
  ];
  return rows.flatMap(([term, value]) => (value ? [[term, value]] : []));
}
