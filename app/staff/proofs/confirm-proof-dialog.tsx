import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffProof } from '#core/money/api/proofs.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { toPoisha, toTaka } from '#core/money/words/poisha.ts';
import { FOUR_EYES_ABOVE_POISHA } from '#core/money/words/proof-words.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface ConfirmProofDialogProps {
  proof: StaffProof;
  onClose(): void;
}

/** The sum that really came, which is what is booked. */
export function ConfirmProofDialog({ proof, onClose }: ConfirmProofDialogProps) {
  const { t } = useTranslation('staffMoney');
  const lang = useLang();
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const { id, version, person } = proof;
  const [taka, setTaka] = useState<number | undefined>(toTaka(proof.claimed_poisha));
  const send = async () => {
    const body = { version, amount_poisha: toPoisha(taka ?? 0) };
    const done = await work.run(
      () => api.call('confirmProof', { params: { id }, body }),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('proofs.confirmOf', { name: person.name })}
      sendText={t('proofs.confirm')}
      isBusy={work.isBusy}
      problem={work.messageAlone}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <p>
        {t('proofs.confirmEffect')}{' '}
        {t('proofs.fourEyes', { limit: moneyText(lang, FOUR_EYES_ABOVE_POISHA) })}
      </p>
      <NumberField
        label={t('proofs.sum')}
        value={taka}
        onChange={setTaka}
        error={work.fieldError('amount_poisha')}
      />
    </FormDialog>
  );
}
