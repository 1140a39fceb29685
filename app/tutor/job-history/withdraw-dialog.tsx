import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
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
  const { run, isBusy } = useToastedMutation();

  const withdraw = async () => {
    await run(async () => {
      await api.call('withdrawApplication', { params: { jobId: job.jobId } });
      showToast(texts('withdrawn'), 'success');
    });
    await onChanged();
    onClose();
  };

  return (
    <Dialog
      title={texts('withdrawTitle')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts('withdrawKeep')}
          </Button>
          <Button isBusy={isBusy} onClick={() => void withdraw()}>
            {texts('withdraw')}
          </Button>
        </div>
      }
    >
      <p>{texts('withdrawText', { class: job.class_name, place: job.location_name })}</p>
    </Dialog>
  );
}
