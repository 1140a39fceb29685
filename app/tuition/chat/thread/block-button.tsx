import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface BlockButtonProps {
  tuitionId: number;
  otherName: string;
  hasBlocked: boolean;
  onChanged(): Promise<unknown>;
}

/** Takes no more messages from the other, or takes them again. */
export function BlockButton({ tuitionId, otherName, hasBlocked, onChanged }: BlockButtonProps) {
  const { t } = useTranslation('chat');
  const { api } = useEnvironment();
  const showToast = useToast();
  const { run, isBusy } = useToastedMutation();
  const [isAsking, setAsking] = useState(false);
  const params = { id: tuitionId };
  const change = async (name: 'blockMessages' | 'unblockMessages') => {
    const { message } = await api.call(name, { params });
    showToast(message, 'success');
    await onChanged();
  };
  if (hasBlocked)
    return (
      <Button
        look="secondary"
        className="self-start"
        isBusy={isBusy}
        onClick={() => void run(() => change('unblockMessages'))}
      >
        {t('unblock')}
      </Button>
    );
  return (
    <>
      <Button
        look="quiet"
        className="self-start -ml-4"
        icon={<Ban aria-hidden="true" size={16} />}
        onClick={() => setAsking(true)}
      >
        {t('block')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('blockQuestion', { name: otherName })}
          confirmText={t('block')}
          onConfirm={() => change('blockMessages')}
          onClose={() => setAsking(false)}
        >
          {t('blockHint')}
        </ConfirmDialog>
      )}
    </>
  );
}
