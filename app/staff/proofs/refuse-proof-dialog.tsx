import type { StaffProof } from '#core/money/api/proofs.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StaffReason } from '../change/staff-reason.tsx';

interface RefuseProofDialogProps {
  proof: StaffProof;
  onClose(): void;
}

export function RefuseProofDialog({ proof, onClose }: RefuseProofDialogProps) {
  const texts = useTexts('staffMoney');
  const { api } = useEnvironment();
  const { id, version, person } = proof;
  return (
    <StaffReason
      title={texts('proofs.refuseOf', { name: person.name })}
      effect={texts('proofs.refuseEffect')}
      doText={texts('proofs.refuse')}
      reasonLabel={texts('proofs.reason')}
      act={(reason) => api.call('refuseProof', { params: { id }, body: { version, reason } })}
      done={texts('proofs.done')}
      onClose={onClose}
    />
  );
}
