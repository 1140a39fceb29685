import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftOf } from '#app/ground/form/use-draft.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

interface EmergencyButtonProps {
  tuitionId: number;
  onEnd(reason: string): Promise<void>;
}

/** A tutor who cannot come any more: the tuition ends today, marked as an emergency. */
export function EmergencyButton({ tuitionId, onEnd }: EmergencyButtonProps) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const draftOf = useDraftOf();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('emergency.open')}
      </Button>
      {isAsking && (
        <ReasonDialog
          draft={() => draftOf(`emergency-${tuitionId}`)}
          title={t('emergency.title')}
          label={t('form.reason')}
          hint={t('emergency.lead')}
          missing={t('form.reasonMissing', { max: format.number(REASON_MAX) })}
          sendText={t('emergency.send')}
          busyText={t('form.sending')}
          onSend={onEnd}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
