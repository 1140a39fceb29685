import { useState } from 'react';
import { useDraftOf } from '#app/ground/form/use-draft.ts';
import { useRatingChoices } from '#app/ground/form/use-rating-choices.ts';
import { RATING_TEXT_MAX } from '#core/tuition/online-lessons/lesson-rules.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useLessonAct } from './use-lesson-act.ts';

/** The guardian rates a lesson that is over. */
export function RateLesson({ id }: { id: number }) {
  const texts = useTexts('onlineLessons');
  const { api } = useEnvironment();
  const act = useLessonAct();
  const draftOf = useDraftOf();
  const ratings = useRatingChoices();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts('rate_do')}</Button>
      {isOpen && (
        <ReasonDialog
          title={texts('rateTitle')}
          lead={<p className="text-muted text-sm">{texts('rateLead')}</p>}
          choice={{
            name: 'rating',
            legend: texts('rating'),
            choices: ratings,
            missing: texts('rateMissing'),
          }}
          name="text"
          label={texts('rateText')}
          maxLength={RATING_TEXT_MAX}
          sendText={texts('rateSend')}
          busyText={texts('sending')}
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
