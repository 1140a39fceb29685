import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftOf } from '#app/ground/form/use-draft.ts';
import { useRatingChoices } from '#app/ground/form/use-rating-choices.ts';
import { RATING_TEXT_MAX } from '#core/tuition/online-lessons/lesson-rules.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useLessonAct } from './use-lesson-act.ts';

/** The guardian rates a lesson that is over. */
export function RateLesson({ id }: { id: number }) {
  const { t } = useTranslation('onlineLessons');
  const { api } = useEnvironment();
  const act = useLessonAct();
  const draftOf = useDraftOf();
  const ratings = useRatingChoices();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('rate_do')}</Button>
      {isOpen && (
        <ReasonDialog
          title={t('rateTitle')}
          lead={<p className="text-muted text-sm">{t('rateLead')}</p>}
          choice={{
            name: 'rating',
            legend: t('rating'),
            choices: ratings,
            missing: t('rateMissing'),
          }}
          name="text"
          label={t('rateText')}
          maxLength={RATING_TEXT_MAX}
          sendText={t('rateSend')}
          busyText={t('sending')}
          draft={() => draftOf(`rate-online-lesson-${id}`)}
          onSend={(text, rating) =>
            act(() => api.call('rateOnlineLesson', { params: { id }, body: { rating, text } }))
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
