import type { Answer } from '#core/api/api-client.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useGenderText } from '#widgets/job-parts/use-gender-text.ts';
import { Facts } from '../lists/facts.tsx';

type Student = Answer<'listMyStudents'>['data'][number];

export function StudentCard({ student }: { student: Student }) {
  const texts = useTexts('tutor');
  const common = useTexts('common');
  const format = useFormat();
  const genderText = useGenderText();
  const days = common('daysInWeek', {
    count: student.days_in_week,
    n: format.number(student.days_in_week),
  });
  return (
    <article className="flex flex-col gap-4 p-4 bg-paper border border-line rounded">
      <div>
        <h2 className="text-base">
          {student.class_name} · {student.category_name}
        </h2>
        <p className="text-muted text-sm">
          {student.subjects.map(({ subject_name }) => subject_name).join(', ')}
        </p>
      </div>
      <Facts
        facts={[
          { name: texts('students.count'), value: format.number(student.number_of_students) },
          { name: texts('students.gender'), value: genderText(student.student_gender) },
          { name: texts('students.place'), value: student.tutoring_place },
          {
            name: texts('students.area'),
            value: `${student.location_name}, ${student.city_name}`,
          },
          {
            name: texts('students.time'),
            value: student.tutoring_time ? `${days}, ${format.time(student.tutoring_time)}` : days,
          },
          {
            name: texts('students.salary'),
            value: `${format.money(student.salary_for_tutor)} ${common('perMonth')}`,
          },
          { name: texts('students.since'), value: format.date(student.confirmed_at) },
          { name: texts('students.jobId'), value: format.id(student.job_id) },
        ]}
      />
    </article>
  );
}
