import type { StaffProof } from '#core/api/schemas/proofs.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AskDialog } from '../change/ask-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface ReversePaymentDialogProps {
  proof: StaffProof;
  onClose(): void;
}

/** A payment that was booked by mistake. */
export function ReversePaymentDialog({ proof, onClose }: ReversePaymentDialogProps) {
  const texts = useTexts('staffMoney');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const { id, version, person } = proof;
  const send = async (reason: string) => {
    const done = await work.run(
      () => api.call('reversePayment', { params: { id }, body: { version, reason } }),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  return (
    <AskDialog
      title={texts('proofs.reverseOf', { name: person.name })}
      effect={texts('proofs.reverseEffect')}
      doText={texts('proofs.reverse')}
      reasonLabel={texts('proofs.reason')}
      work={work}
      onDo={send}
      onClose={onClose}
    />
  );
}
