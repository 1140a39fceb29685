import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { LessonReason } from './lesson-reason.tsx';
import { useLessonAct } from './use-lesson-act.ts';

/** The tutor accepts a request, or declines it with a reason. */
export function AnswerLesson({ lesson: { id, fee, share } }: { lesson: Lesson }) {
  const { t } = useTranslation('onlineLessons');
  const format = useFormat();
  const { api } = useEnvironment();
  const act = useLessonAct();
  const [isAccepting, setAccepting] = useState(false);
  return (
    <>
      <Button onClick={() => setAccepting(true)}>{t('accept')}</Button>
      <LessonReason
        name={`decline-online-lesson-${id}`}
        text={t('decline')}
        title={t('declineTitle')}
        hint={t('declineHint')}
        onSubmit={(reason) =>
          act(() => api.call('declineOnlineLesson', { params: { id }, body: { reason } }))
        }
      />
      {isAccepting && (
        <ConfirmDialog
          title={t('acceptTitle')}
          confirmText={t('accept')}
          onConfirm={() => act(() => api.call('acceptOnlineLesson', { params: { id } }))}
          onClose={() => setAccepting(false)}
        >
          <p>
            {t('acceptEffect', {
              fee: format.money(fee),
              earning: format.money(share?.earning ?? fee),
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
