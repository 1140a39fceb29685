import { useTranslation } from 'react-i18next';
import type { StaffProof } from '#core/money/api/proofs.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';

interface ReversePaymentDialogProps {
  proof: StaffProof;
  onClose(): void;
}

/** A payment that was booked by mistake. */
export function ReversePaymentDialog({ proof, onClose }: ReversePaymentDialogProps) {
  const { t } = useTranslation('staffMoney');
  const { api } = useEnvironment();
  const { id, version, person } = proof;
  return (
    <StaffReason
      title={t('proofs.reverseOf', { name: person.name })}
      effect={t('proofs.reverseEffect')}
      doText={t('proofs.reverse')}
      reasonLabel={t('proofs.reason')}
      act={(reason) => api.call('reversePayment', { params: { id }, body: { version, reason } })}
      done={itsMessage}
      onClose={onClose}
    />
  );
}
