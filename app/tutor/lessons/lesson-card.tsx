import type { Answer } from '#core/api/api-client.ts';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

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
          [texts('lessons.on'), format.date(lesson.starts_at)],
          [texts('lessons.length'), texts('lessons.minutes', { n: format.number(lesson.minutes) })],
          [texts('lessons.fee'), format.money(lesson.fee)],
          [texts('lessons.charge'), `− ${format.money(lesson.platform_charge)}`],
          [texts('lessons.earning'), format.money(lesson.earning)],
          [texts('lessons.rating'), lesson.rating !== null && format.number(lesson.rating)],
        ]}
      />
    </Card>
  );
}
