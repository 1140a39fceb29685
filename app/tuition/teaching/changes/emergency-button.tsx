import { useState } from 'react';
import { DraftedReasonDialog } from '#app/ground/form/drafted-reason-dialog.tsx';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

interface EmergencyButtonProps {
  tuitionId: number;
  onEnd(reason: string): Promise<void>;
}

/** A tutor who cannot come any more: the tuition ends today, marked as an emergency. */
export function EmergencyButton({ tuitionId, onEnd }: EmergencyButtonProps) {
  const texts = useTexts('changes');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {texts('emergency.open')}
      </Button>
      {isAsking && (
        <DraftedReasonDialog
          name={`emergency-${tuitionId}`}
          title={texts('emergency.title')}
          label={texts('form.reason')}
          hint={texts('emergency.lead')}
          requiredText={texts('form.reasonMissing', { max: format.number(REASON_MAX) })}
          submitText={texts('emergency.send')}
          busyText={texts('form.sending')}
          onSubmit={onEnd}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
