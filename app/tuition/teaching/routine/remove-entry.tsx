import { useTranslation } from 'react-i18next';
import type { RoutineEntry } from '#core/tuition/api/routine.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useLessonWords } from '../use-lesson-words.ts';

interface RemoveEntryProps {
  tuitionId: number;
  entry: RoutineEntry;
  onRemoved(): Promise<unknown>;
  onClose(): void;
}

/** Asks before a time is taken out of the routine. */
export function RemoveEntry({ tuitionId, entry, onRemoved, onClose }: RemoveEntryProps) {
  const { t } = useTranslation('routine');
  const { api } = useEnvironment();
  const showToast = useToast();
  const { timeText } = useLessonWords();
  const remove = async () => {
    const { message } = await api.call('removeRoutineEntry', {
      params: { id: tuitionId, entryId: entry.id },
    });
    showToast(message, 'success');
    await onRemoved();
  };
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      confirmText={t('remove')}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('removeText', { day: t(`day.${entry.day}`), time: timeText(entry) })}
    </ConfirmDialog>
  );
}
