import { useState } from 'react';
import { useDraftOf } from '#app/ground/form/use-draft.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

interface EmergencyButtonProps {
  tuitionId: number;
  onEnd(reason: string): Promise<void>;
}

/** A tutor who cannot come any more: the tuition ends today, marked as an emergency. */
export function EmergencyButton({ tuitionId, onEnd }: EmergencyButtonProps) {
  const texts = useTexts('changes');
  const format = useFormat();
  const draftOf = useDraftOf();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {texts('emergency.open')}
      </Button>
      {isAsking && (
        <ReasonDialog
          draft={() => draftOf(`emergency-${tuitionId}`)}
          title={texts('emergency.title')}
          label={texts('form.reason')}
          hint={texts('emergency.lead')}
          missing={texts('form.reasonMissing', { max: format.number(REASON_MAX) })}
          sendText={texts('emergency.send')}
          busyText={texts('form.sending')}
          onSend={onEnd}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
