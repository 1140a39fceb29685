import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import type { HistoryJob } from './use-history-pages.ts';

interface WithdrawDialogProps {
  job: HistoryJob;
  onClose(): void;
  /** It is withdrawn, or stands otherwise than this page thought. */
  onChanged(): Promise<unknown>;
}

/** Asks once, and says what withdrawing means. */
export function WithdrawDialog({ job, onClose, onChanged }: WithdrawDialogProps) {
  const texts = useTexts('history');
  const { api } = useEnvironment();
  const showToast = useToast();

  const withdraw = async () => {
    try {
      await api.call('withdrawApplication', { params: { jobId: job.jobId } });
    } finally {
      await onChanged();
    }
    showToast(texts('withdrawn'), 'success');
  };

  return (
    <ConfirmDialog
      title={texts('withdrawTitle')}
      confirmText={texts('withdraw')}
      cancelText={texts('withdrawKeep')}
      onConfirm={withdraw}
      onClose={onClose}
    >
      {texts('withdrawText', { class: job.class_name, place: job.location_name })}
    </ConfirmDialog>
  );
}
