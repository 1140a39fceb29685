import { useState } from 'react';
import { DraftedReasonDialog } from '#app/ground/form/drafted-reason-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
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
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {text}
      </Button>
      {isAsking && (
        <DraftedReasonDialog
          name={`cancel-${name}`}
          title={title}
          label={texts('requests.cancelReason')}
          hint={texts('requests.cancelHint')}
          requiredText={texts('errors.reason')}
          submitText={text}
          busyText={texts('requests.cancelling')}
          onSubmit={onCancel}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
