import type { QualificationsAsked } from '#core/market/api/job.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useGenderText } from '../words/use-gender-text.ts';

/** Returns what is asked of the tutor, in words; what is not asked has no row. */
export function useQualificationRows(job: QualificationsAsked): [term: string, value: string][] {
  const texts = useTexts('job');
  const format = useFormat();
  const genderText = useGenderText();
  const universityNames = (list: { university_name: string }[]) =>
    list.map((one) => one.university_name).join(', ');

  const rows: [string, string | undefined][] = [
    [texts('qualifications.tutorGender'), genderText(job.tutor_gender)],
    [texts('qualifications.level'), job.education_level?.dependency_name],
    [texts('qualifications.exam'), job.exam_title?.exam_title],
    [texts('qualifications.group'), job.group?.group_name],
    [texts('qualifications.curriculum'), job.curriculum?.curriculum_name],
    [
      texts('qualifications.departments'),
      job.departments.map((one) => one.department_name).join(', '),
    ],
    [texts('qualifications.universities'), universityNames(job.universities)],
    [texts('qualifications.universityType'), job.university_type?.university_type],
    [texts('qualifications.schools'), universityNames(job.schools)],
    [texts('qualifications.colleges'), universityNames(job.colleges)],
    [
      texts('qualifications.currentYear'),
      job.current_year
        ? texts('qualifications.yearN', { n: format.ordinal(job.current_year) })
        : undefined,
    ],
    [texts('qualifications.religion'), job.tutor_religion?.religion_name],
  ];
  return rows.flatMap(([term, value]) => (value ? [[term, value]] : []));
}
