import { useTranslation } from 'react-i18next';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { useWhen } from '#app/tuition/online-lessons/use-when.ts';
import type { DisputedLesson } from '#core/tuition/api/online-lessons.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { PhoneLink } from '../people/phone-link.tsx';

interface DisputeCardProps {
  lesson: DisputedLesson;
  onSettle(tookPlace: boolean): void;
}

/** Shows what is said of the lesson, both people to call, and how it can be settled. */
export function DisputeCard({ lesson, onSettle }: DisputeCardProps) {
  const { t } = useTranslation('onlineLessons');
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
          {t('staff.ago', {
            by: t(`disputeBy.${dispute.by}`),
            ago: format.ago(dispute.at, now),
          })}
          :
        </span>{' '}
        {dispute.text}
      </p>
      <Facts
        facts={[
          [t('when'), when(lesson.starts_at)],
          [t('fee'), format.money(lesson.fee)],
          [t('tutor'), <Person key="tutor" person={lesson.tutor} />],
          [t('staff.guardian'), <Person key="guardian" person={lesson.guardian} />],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onSettle(true)}>{t('staff.held')}</Button>
        <Button look="secondary" onClick={() => onSettle(false)}>
          {t('staff.missed')}
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
