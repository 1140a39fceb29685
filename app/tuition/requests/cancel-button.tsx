import { useState } from 'react';
import { useDraftOf } from '#app/ground/form/use-draft.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface CancelButtonProps {
  /** The draft's name: what is taken back. */
  name: string;
  title: string;
  text: string;
  onCancel(reason: string): Promise<void>;
}

/** Taking a request back; it asks why. */
export function CancelButton({ name, title, text, onCancel }: CancelButtonProps) {
  const texts = useTexts('parent');
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
          label={texts('requests.cancelReason')}
          hint={texts('requests.cancelHint')}
          missing={texts('errors.reason')}
          sendText={text}
          busyText={texts('requests.cancelling')}
          onSend={onCancel}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
