import { useState } from 'react';
import { RatingDialog } from '#app/ground/form/rating-dialog.tsx';
import { RATING_TEXT_MAX } from '#core/tuition/online-lessons/lesson-rules.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useLessonAct } from './use-lesson-act.ts';

/** The guardian rates a lesson that is over. */
export function RateLesson({ id }: { id: number }) {
  const texts = useTexts('onlineLessons');
  const { api } = useEnvironment();
  const act = useLessonAct();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts('rate_do')}</Button>
      {isOpen && (
        <RatingDialog
          name={`rate-online-lesson-${id}`}
          texts={{
            title: texts('rateTitle'),
            lead: texts('rateLead'),
            rating: texts('rating'),
            noRating: texts('rateMissing'),
            text: texts('rateText'),
            send: texts('rateSend'),
            sending: texts('sending'),
          }}
          textMax={RATING_TEXT_MAX}
          onSend={(body) => act(() => api.call('rateOnlineLesson', { params: { id }, body }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
