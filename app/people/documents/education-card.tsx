import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EducationEntryAnswer } from '#core/people/api/profile/education.ts';
import { GRADUATION_COMPLETED } from '#core/people/profile/education-rules.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { readerDigits } from './reader-digits.ts';

interface EducationCardProps {
  entry: EducationEntryAnswer;
  /** One below that of what the card stands in. */
  heading: 'h2' | 'h3';
  children?: ReactNode;
}

/** One degree as it is read, on the list and on the overview. */
export function EducationCard({ entry, heading: Heading, children }: EducationCardProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const semester =
    entry.current_semester === GRADUATION_COMPLETED
      ? t('education.completed')
      : entry.current_semester &&
        t('education.semesterNumber', { nth: format.ordinal(entry.current_semester) });
  return (
    <article className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="text-base">{entry.education_level.dependency_name}</Heading>
        {entry.current_institute === '1' && (
          <span className="px-2 py-1 rounded-sm bg-brand-soft text-brand text-xs font-semibold">
            {t('education.current')}
          </span>
        )}
      </div>
      <Facts
        facts={[
          [t('education.exam'), entry.exam_title?.exam_title],
          [t('education.institute'), entry.university?.university_name],
          [t('education.instituteType'), entry.university_type?.university_type],
          [t('education.department'), entry.department?.department_name],
          [t('education.group'), entry.group?.group_name],
          [t('education.curriculum'), entry.curriculum?.curriculum_name],
          [t('education.board'), entry.board?.board_name],
          [t('education.semester'), semester],
          [t('education.result'), entry.result && readerDigits(entry.result, format)],
          [t('education.year'), entry.passing_year && format.id(entry.passing_year)],
        ]}
      />
      {children}
    </article>
  );
}
