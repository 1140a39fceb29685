import { CircleCheck } from 'lucide-react';
import type { Job } from '#core/api/schemas/job.ts';
import { GENDER } from '#core/jobs/job-constants.ts';
import { cx } from '#ui/cx.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useGenderText } from '../job-parts/use-gender-text.ts';
import { Section } from './section.tsx';

/** What the guardian asks of the tutor; green when the tutor's own gender is the one wanted. */
export function Qualifications({ job }: { job: Job }) {
  const texts = useTexts('job');
  const format = useFormat();
  const genderText = useGenderText();
  const { viewer } = useEnvironment();
  const wantsOne = job.tutor_gender === GENDER.male || job.tutor_gender === GENDER.female;
  const isMatch = wantsOne && viewer?.tutor?.gender === job.tutor_gender;
  const universityNames = (list: { university_name: string }[]) =>
    list.map((one) => one.university_name).join(', ');

  const entries: [string, string | undefined][] = [
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

  return (
    <Section title={texts('qualifications.title')}>
      <dl
        className={cx(
          'flex flex-col gap-2',
          isMatch && 'p-4 rounded bg-brand-soft border border-brand',
        )}
      >
        {entries.map(
          ([term, value]) =>
            value && (
              <div key={term} className="flex flex-wrap gap-x-2">
                <dt className="text-muted">{term}:</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ),
        )}
        {isMatch && (
          <p className="flex items-center gap-2 text-brand text-sm">
            <CircleCheck aria-hidden="true" size={16} />
            {texts('qualifications.genderMatch')}
          </p>
        )}
      </dl>
    </Section>
  );
}
