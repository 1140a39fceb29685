import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLessonWords } from '../use-lesson-words.ts';
import type { PendingLesson } from './pending-lessons.ts';

interface PendingListProps {
  pending: readonly PendingLesson[];
  /** They outlive the page. */
  isSaved: boolean;
  onEdit(lesson: PendingLesson): void;
  onDiscard(lesson: PendingLesson): void;
}

/** Lessons on this device alone: waiting for the network, or refused with the reason. */
export function PendingList({ pending, isSaved, onEdit, onDiscard }: PendingListProps) {
  const { t } = useTranslation('routine');
  const format = useFormat();
  const { timeText } = useLessonWords();
  if (pending.length === 0) return null;
  return (
    <section aria-label={t('pending.title')} className="flex flex-col gap-3">
      <Alert tone="info" role="status" icon={<CloudUpload aria-hidden="true" size={20} />}>
        {t('pending.waiting', { count: pending.length, n: format.number(pending.length) })}
      </Alert>
      {!isSaved && (
        <Alert tone="warning" role="alert">
          {t('pending.notSaved')}
        </Alert>
      )}
      <ul className="flex flex-col gap-3">
        {pending.map((one) => {
          const { key, lesson, refusal } = one;
          const reasons = refusal && Object.values(refusal.fields).flat();
          return (
            <Card as="li" key={key} padding="small" className="flex flex-col gap-2">
              <p className="font-semibold">
                {format.date(lesson.day)} ·{' '}
                {timeText({ starts_at: lesson.startsAt, minutes: lesson.minutes })}
              </p>
              <p className="break-words whitespace-pre-wrap">{lesson.taught}</p>
              {refusal ? (
                <>
                  <Alert tone="warning" icon={<TriangleAlert aria-hidden="true" size={20} />}>
                    <strong className="block">{t('pending.refused')}</strong>
                    {reasons?.length ? reasons.join(' ') : refusal.message}
                  </Alert>
                  <div className="flex flex-wrap gap-2">
                    <Button look="secondary" onClick={() => onEdit(one)}>
                      {t('edit')}
                    </Button>
                    <Button look="quiet" onClick={() => onDiscard(one)}>
                      {t('pending.discard')}
                    </Button>
                  </div>
                </>
              ) : (
                <p className="text-sm text-muted">{t('pending.onDevice')}</p>
              )}
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
