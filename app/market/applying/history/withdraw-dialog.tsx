import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
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
  const { t } = useTranslation('history');
  const { api } = useEnvironment();
  const showToast = useToast();

  const withdraw = async () => {
    try {
      await api.call('withdrawApplication', { params: { jobId: job.jobId } });
    } finally {
      await onChanged();
    }
    showToast(t('withdrawn'), 'success');
  };

  return (
    <ConfirmDialog
      title={t('withdrawTitle')}
      confirmText={t('withdraw')}
      cancelText={t('withdrawKeep')}
      onConfirm={withdraw}
      onClose={onClose}
    >
      {t('withdrawText', { class: job.class_name, place: job.location_name })}
    </ConfirmDialog>
  );
}
