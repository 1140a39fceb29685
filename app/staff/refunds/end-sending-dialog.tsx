import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import type { StaffRefund } from '#core/money/api/refunds.ts';
import type { SendingOutcome } from '#core/money/words/refund-words.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface EndSendingDialogProps {
  outcome: SendingOutcome;
  refund: StaffRefund;
  onClose(): void;
}

/** Takes what the service's own panel says of a refund; a second person has to say the same. */
export function EndSendingDialog({ outcome, refund, onClose }: EndSendingDialogProps) {
  const { t } = useTranslation('staffMoney');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [trx, setTrx] = useState('');
  const [reason, setReason] = useState('');
  const { id, version, person } = refund;
  const hasTrx = outcome === 'given_back';
  const send = async () => {
    // What is missing is refused by the server, beside its field.
    const body = { version, outcome, reason, ...(hasTrx && { trx }) };
    const done = await work.run(
      () => api.call('endRefundSending', { params: { id }, body }),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('sending.of', { name: person.name })}
      sendText={t(`sending.${outcome}`)}
      isBusy={work.isBusy}
      problem={work.messageAlone}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <p>{t(`sending.effect.${outcome}`)}</p>
      {hasTrx && (
        <TextField
          label={t('sending.trx')}
          maxLength={60}
          value={trx}
          error={work.fieldError('trx')}
          onChange={(event) => setTrx(event.currentTarget.value)}
        />
      )}
      <TextAreaField
        label={t('sending.reason')}
        maxLength={REASON_MAX}
        value={reason}
        error={work.fieldError('reason')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
