import type { StaffProof } from '#core/api/schemas/proofs.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AskDialog } from '../change/ask-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface RefuseProofDialogProps {
  proof: StaffProof;
  onClose(): void;
}

export function RefuseProofDialog({ proof, onClose }: RefuseProofDialogProps) {
  const texts = useTexts('staffMoney');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const { id, version, person } = proof;
  const send = async (reason: string) => {
    const done = await work.run(
      () => api.call('refuseProof', { params: { id }, body: { version, reason } }),
      texts('proofs.done'),
    );
    if (done) onClose();
  };
  return (
    <AskDialog
      title={texts('proofs.refuseOf', { name: person.name })}
      effect={texts('proofs.refuseEffect')}
      doText={texts('proofs.refuse')}
      reasonLabel={texts('proofs.reason')}
      work={work}
      onDo={send}
      onClose={onClose}
    />
  );
}
