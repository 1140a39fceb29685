import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftOf } from '#app/ground/form/use-draft.ts';
import { DISPUTE_OPEN_DAYS } from '#core/tuition/teaching/lesson-rules.ts';
import { mayConfirm, mayDispute } from '#core/tuition/teaching/lesson-states.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import type { LessonCardProps } from './lesson-card.tsx';

/** Confirming a lesson, or saying what was not so. */
export function GuardianLessonActs({ tuition, lesson, onChanged }: LessonCardProps) {
  const { t } = useTranslation('routine');
  const format = useFormat();
  const { api } = useEnvironment();
  const showToast = useToast();
  const draftOf = useDraftOf();
  const [isDisputing, setDisputing] = useState(false);
  const { run, isBusy, problem } = useMutation();
  const { id, version, standing } = lesson;
  if (!mayConfirm(standing)) return null;

  const done = async ({ message }: { message: string }) => {
    showToast(message, 'success');
    await onChanged();
  };
  const confirm = () =>
    run(async () =>
      done(
        await api.call('confirmLessons', {
          params: { id: tuition.id },
          body: { lessons: [{ id, version }] },
        }),
      ),
    );
  const dispute = async (reason: string) =>
    done(
      await api.call('disputeLesson', {
        params: { id: tuition.id, lessonId: id },
        body: { version, reason },
      }),
    );
  return (
    <>
      <Alert role="alert">{problem}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" isBusy={isBusy} onClick={() => void confirm()}>
          {t(standing === 'waiting' ? 'lessons.confirm' : 'lessons.giveIn')}
        </Button>
        {mayDispute(standing) && (
          <Button look="quiet" onClick={() => setDisputing(true)}>
            {t('lessons.dispute')}
          </Button>
        )}
      </div>
      {isDisputing && (
        <ReasonDialog
          draft={() => draftOf(`dispute-lesson-${id}`)}
          title={t('lessons.dispute')}
          hint={t('lessons.disputeHint', { days: format.number(DISPUTE_OPEN_DAYS) })}
          label={t('lessons.disputeLabel')}
          missing={t('lessons.reasonMissing')}
          sendText={t('lessons.disputeSend')}
          busyText={t('saving')}
          onSend={dispute}
          onClose={() => setDisputing(false)}
        />
      )}
    </>
  );
}
