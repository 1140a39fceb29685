import type { StaffProof } from '#core/money/api/proofs.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';

interface ReversePaymentDialogProps {
  proof: StaffProof;
  onClose(): void;
}

/** A payment that was booked by mistake. */
export function ReversePaymentDialog({ proof, onClose }: ReversePaymentDialogProps) {
  const texts = useTexts('staffMoney');
  const { api } = useEnvironment();
  const { id, version, person } = proof;
  return (
    <StaffReason
      title={texts('proofs.reverseOf', { name: person.name })}
      effect={texts('proofs.reverseEffect')}
      doText={texts('proofs.reverse')}
      reasonLabel={texts('proofs.reason')}
      act={(reason) => api.call('reversePayment', { params: { id }, body: { version, reason } })}
      done={itsMessage}
      onClose={onClose}
    />
  );
}
