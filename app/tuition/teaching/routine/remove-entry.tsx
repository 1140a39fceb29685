import type { RoutineEntry } from '#core/tuition/api/routine.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('routine');
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
      title={texts('removeTitle')}
      confirmText={texts('remove')}
      onConfirm={remove}
      onClose={onClose}
    >
      {texts('removeText', { day: texts(`day.${entry.day}`), time: timeText(entry) })}
    </ConfirmDialog>
  );
}
