import type { StaffRefund } from '#core/money/api/refunds.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StaffReason } from '../change/staff-reason.tsx';

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
  const { id, version, person } = refund;
  return (
    <StaffReason
      title={texts(`refunds.${kind}Of`, { name: person.name })}
      effect={texts(`refunds.effect.${kind}`)}
      doText={texts(`refunds.${kind}`)}
      reasonLabel={texts(`refunds.ask.${kind}`)}
      act={(reason) => api.call(CALLS[kind], { params: { id }, body: { version, reason } })}
      done={texts(`refunds.done.${kind}`)}
      onClose={onClose}
    />
  );
}
