import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { useWhen } from '#app/tuition/online-lessons/use-when.ts';
import type { DisputedLesson } from '#core/tuition/api/online-lessons.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useNow } from '#ui/now.tsx';
import { PhoneLink } from '../people/phone-link.tsx';

interface DisputeCardProps {
  lesson: DisputedLesson;
  onSettle(tookPlace: boolean): void;
}

/** Shows what is said of the lesson, both people to call, and how it can be settled. */
export function DisputeCard({ lesson, onSettle }: DisputeCardProps) {
  const texts = useTexts('onlineLessons');
  const format = useFormat();
  const when = useWhen();
  const now = useNow();
  const { dispute } = lesson;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h2 className="text-base">
        {lesson.number} · {lesson.subject_name}
      </h2>
      <p className="break-words">
        <span className="font-semibold">
          {texts('staff.ago', {
            by: texts(`disputeBy.${dispute.by}`),
            ago: format.ago(dispute.at, now),
          })}
          :
        </span>{' '}
        {dispute.text}
      </p>
      <Facts
        facts={[
          [texts('when'), when(lesson.starts_at)],
          [texts('fee'), format.money(lesson.fee)],
          [texts('tutor'), <Person key="tutor" person={lesson.tutor} />],
          [texts('staff.guardian'), <Person key="guardian" person={lesson.guardian} />],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onSettle(true)}>{texts('staff.held')}</Button>
        <Button look="secondary" onClick={() => onSettle(false)}>
          {texts('staff.missed')}
        </Button>
      </div>
    </Card>
  );
}

const Person = ({ person }: { person: DisputedLesson['tutor'] }) => (
  <>
    <PersonLink person={person} isInLine />
    <PhoneLink phone={person.phone} size={16} className="flex gap-1 min-h-[44px]" />
  </>
);
