import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftOf } from '#app/ground/form/use-draft.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';

interface CancelButtonProps {
  /** The draft's name: what is taken back. */
  name: string;
  title: string;
  text: string;
  onCancel(reason: string): Promise<void>;
}

/** Taking a request back; it asks why. */
export function CancelButton({ name, title, text, onCancel }: CancelButtonProps) {
  const { t } = useTranslation('parent');
  const draftOf = useDraftOf();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {text}
      </Button>
      {isAsking && (
        <ReasonDialog
          draft={() => draftOf(`cancel-${name}`)}
          title={title}
          label={t('requests.cancelReason')}
          hint={t('requests.cancelHint')}
          missing={t('errors.reason')}
          sendText={text}
          busyText={t('requests.cancelling')}
          onSend={onCancel}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
