import { useState } from 'react';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { LessonReason } from './lesson-reason.tsx';
import { useLessonAct } from './use-lesson-act.ts';

/** The tutor accepts a request, or declines it with a reason. */
export function AnswerLesson({ lesson: { id, fee, share } }: { lesson: Lesson }) {
  const texts = useTexts('onlineLessons');
  const format = useFormat();
  const { api } = useEnvironment();
  const act = useLessonAct();
  const [isAccepting, setAccepting] = useState(false);
  return (
    <>
      <Button onClick={() => setAccepting(true)}>{texts('accept')}</Button>
      <LessonReason
        name={`decline-online-lesson-${id}`}
        text={texts('decline')}
        title={texts('declineTitle')}
        hint={texts('declineHint')}
        onSubmit={(reason) =>
          act(() => api.call('declineOnlineLesson', { params: { id }, body: { reason } }))
        }
      />
      {isAccepting && (
        <ConfirmDialog
          title={texts('acceptTitle')}
          confirmText={texts('accept')}
          onConfirm={() => act(() => api.call('acceptOnlineLesson', { params: { id } }))}
          onClose={() => setAccepting(false)}
        >
          <p>
            {texts('acceptEffect', {
              fee: format.money(fee),
              earning: format.money(share?.earning ?? fee),
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
