import { useTranslation } from 'react-i18next';
import type { StaffProof } from '#core/money/api/proofs.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { StaffReason } from '../change/staff-reason.tsx';

interface RefuseProofDialogProps {
  proof: StaffProof;
  onClose(): void;
}

export function RefuseProofDialog({ proof, onClose }: RefuseProofDialogProps) {
  const { t } = useTranslation('staffMoney');
  const { api } = useEnvironment();
  const { id, version, person } = proof;
  return (
    <StaffReason
      title={t('proofs.refuseOf', { name: person.name })}
      effect={t('proofs.refuseEffect')}
      doText={t('proofs.refuse')}
      reasonLabel={t('proofs.reason')}
      act={(reason) => api.call('refuseProof', { params: { id }, body: { version, reason } })}
      done={t('proofs.done')}
      onClose={onClose}
    />
  );
}
