import type { ReactNode } from 'react';
import type { EducationEntryAnswer } from '#core/people/api/profile/education.ts';
import { GRADUATION_COMPLETED } from '#core/people/profile/education-rules.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { readerDigits } from './reader-digits.ts';

interface EducationCardProps {
  entry: EducationEntryAnswer;
  /** One below that of what the card stands in. */
  heading: 'h2' | 'h3';
  children?: ReactNode;
}

/** One degree as it is read, on the list and on the overview. */
export function EducationCard({ entry, heading: Heading, children }: EducationCardProps) {
  const texts = useTexts('profile');
  const format = useFormat();
  const semester =
    entry.current_semester === GRADUATION_COMPLETED
      ? texts('education.completed')
      : entry.current_semester &&
        texts('education.semesterNumber', { nth: format.ordinal(entry.current_semester) });
  return (
    <article className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="text-base">{entry.education_level.dependency_name}</Heading>
        {entry.current_institute === '1' && (
          <span className="px-2 py-1 rounded-sm bg-brand-soft text-brand text-xs font-semibold">
            {texts('education.current')}
          </span>
        )}
      </div>
      <Facts
        facts={[
          [texts('education.exam'), entry.exam_title?.exam_title],
          [texts('education.institute'), entry.university?.university_name],
          [texts('education.instituteType'), entry.university_type?.university_type],
          [texts('education.department'), entry.department?.department_name],
          [texts('education.group'), entry.group?.group_name],
          [texts('education.curriculum'), entry.curriculum?.curriculum_name],
          [texts('education.board'), entry.board?.board_name],
          [texts('education.semester'), semester],
          [texts('education.result'), entry.result && readerDigits(entry.result, format)],
          [texts('education.year'), entry.passing_year && format.id(entry.passing_year)],
        ]}
      />
      {children}
    </article>
  );
}
