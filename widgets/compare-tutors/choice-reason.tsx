import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';

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
  const { t } = useTranslation('parent');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {reason && <p className="text-sm break-words">{t('compare.yourReason', { reason })}</p>}
      {!reason && onSave && (
        <Button look="quiet" className="self-start text-sm" onClick={() => setAsking(true)}>
          {t('compare.addReason')}
        </Button>
      )}
      {isAsking && onSave && (
        <ReasonDialog
          title={t('compare.whyTitle', { name })}
          label={t('compare.why')}
          hint={t('compare.whyHint')}
          missing={t('errors.reason')}
          sendText={t('compare.sendReason')}
          busyText={t('compare.sending')}
          onSend={onSave}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
