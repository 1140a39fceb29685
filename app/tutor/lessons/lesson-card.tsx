import type { Answer } from '#core/api/api-client.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Facts } from '../../documents/facts.tsx';

type Lesson = Answer<'listLessons'>['data'][number];

export function LessonCard({ lesson }: { lesson: Lesson }) {
  const texts = useTexts('tutor');
  const format = useFormat();
  return (
    <Card as="article" className="flex flex-col gap-4">
      <h2 className="text-base">
        {lesson.subject} · {lesson.student_name}
      </h2>
      <Facts
        facts={[
          { name: texts('lessons.on'), value: format.date(lesson.starts_at) },
          {
            name: texts('lessons.length'),
            value: texts('lessons.minutes', { n: format.number(lesson.minutes) }),
          },
          { name: texts('lessons.fee'), value: format.money(lesson.fee) },
          { name: texts('lessons.charge'), value: `− ${format.money(lesson.platform_charge)}` },
          { name: texts('lessons.earning'), value: format.money(lesson.earning) },
          ...(lesson.rating === null
            ? []
            : [{ name: texts('lessons.rating'), value: format.number(lesson.rating) }]),
        ]}
      />
    </Card>
  );
}
