import type { StaffRefund } from '#core/api/schemas/refunds.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AskDialog } from '../change/ask-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface RefundDialogProps {
  kind: keyof typeof CALLS;
  refund: StaffRefund;
  onClose(): void;
}

const CALLS = { refuse: 'refuseRefund', payOut: 'payOutRefund' } as const;

/** Refusing needs a reason, sending the transaction by which it was sent. */
export function RefundDialog({ kind, refund, onClose }: RefundDialogProps) {
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const { id, version, person } = refund;
  const send = async (reason: string) => {
    const done = await work.run(
      () => api.call(CALLS[kind], { params: { id }, body: { version, reason } }),
      texts(`refunds.done.${kind}`),
    );
    if (done) onClose();
  };
  return (
    <AskDialog
      title={texts(`refunds.${kind}Of`, { name: person.name })}
      effect={texts(`refunds.effect.${kind}`)}
      doText={texts(`refunds.${kind}`)}
      reasonLabel={texts(`refunds.ask.${kind}`)}
      work={work}
      onDo={send}
      onClose={onClose}
    />
  );
}
