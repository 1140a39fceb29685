import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface ChoiceReasonProps {
  name: string;
  reason: string | null;
  /** Undefined: the choice stands. */
  onSave: ((reason: string) => Promise<void>) | undefined;
}

/**
 * Shows why the guardian chose this tutor, if that was said; it helps staff, and nobody has to say
 * it.
 */
export function ChoiceReason({ name, reason, onSave }: ChoiceReasonProps) {
  const texts = useTexts('parent');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {reason && <p className="text-sm break-words">{texts('compare.yourReason', { reason })}</p>}
      {!reason && onSave && (
        <Button look="quiet" className="self-start text-sm" onClick={() => setAsking(true)}>
          {texts('compare.addReason')}
        </Button>
      )}
      {isAsking && onSave && (
        <ReasonDialog
          title={texts('compare.whyTitle', { name })}
          label={texts('compare.why')}
          hint={texts('compare.whyHint')}
          missing={texts('errors.reason')}
          sendText={texts('compare.sendReason')}
          busyText={texts('compare.sending')}
          onSend={onSave}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
