import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftOf } from '#app/ground/form/use-draft.ts';
import { mayEdit, mayKeep, mayRemove } from '#core/tuition/teaching/lesson-states.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import type { LessonCardProps } from './lesson-card.tsx';
import { LessonDialog } from './lesson-dialog.tsx';
import { type LessonValues, toBody, valuesOfLesson } from './lesson-values.ts';

/** Correcting and removing while it is not confirmed; keeping it in spite of a dispute. */
export function TutorLessonActs({ tuition, lesson, onChanged }: LessonCardProps) {
  const { t } = useTranslation('routine');
  const { api } = useEnvironment();
  const showToast = useToast();
  const draftOf = useDraftOf();
  const [open, setOpen] = useState<'edit' | 'remove' | 'keep'>();
  const { standing, version } = lesson;
  if (!mayEdit(standing) && !mayRemove(standing) && !mayKeep(standing)) return null;

  const params = { id: tuition.id, lessonId: lesson.id };
  const close = () => setOpen(undefined);
  const done = async ({ message }: { message: string }) => {
    showToast(message, 'success');
    await onChanged();
  };
  const correct = async (values: LessonValues) =>
    done(await api.call('correctLesson', { params, body: { ...toBody(values), version } }));
  const remove = async () => done(await api.call('removeLesson', { params, body: { version } }));
  const keep = async (reason: string) =>
    done(await api.call('keepLesson', { params, body: { version, reason } }));

  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      {mayKeep(standing) && (
        <Button look="secondary" onClick={() => setOpen('keep')}>
          {t('lessons.keep')}
        </Button>
      )}
      <Button look="quiet" onClick={() => setOpen('remove')}>
        {t('remove')}
      </Button>
      {open === 'edit' && (
        <LessonDialog
          tuition={tuition}
          isNew={false}
          first={valuesOfLesson(lesson)}
          onSave={correct}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={t('lessons.removeTitle')}
          confirmText={t('remove')}
          onConfirm={remove}
          onClose={close}
        >
          {t('lessons.removeText')}
        </ConfirmDialog>
      )}
      {open === 'keep' && (
        <ReasonDialog
          draft={() => draftOf(`keep-lesson-${lesson.id}`)}
          title={t('lessons.keep')}
          hint={t('lessons.keepHint')}
          label={t('lessons.keepLabel')}
          missing={t('lessons.reasonMissing')}
          sendText={t('lessons.keep')}
          busyText={t('saving')}
          onSend={keep}
          onClose={close}
        />
      )}
    </div>
  );
}
