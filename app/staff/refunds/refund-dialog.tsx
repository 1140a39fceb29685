import { useTranslation } from 'react-i18next';
import type { StaffRefund } from '#core/money/api/refunds.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { StaffReason } from '../change/staff-reason.tsx';

interface RefundDialogProps {
  kind: keyof typeof CALLS;
  refund: StaffRefund;
  onClose(): void;
}

const CALLS = { refuse: 'refuseRefund', payOut: 'payOutRefund' } as const;

/** Refusing needs a reason, sending the transaction by which it was sent. */
export function RefundDialog({ kind, refund, onClose }: RefundDialogProps) {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const { id, version, person } = refund;
  return (
    <StaffReason
      title={t(`refunds.${kind}Of`, { name: person.name })}
      effect={t(`refunds.effect.${kind}`)}
      doText={t(`refunds.${kind}`)}
      reasonLabel={t(`refunds.ask.${kind}`)}
      act={(reason) => api.call(CALLS[kind], { params: { id }, body: { version, reason } })}
      done={t(`refunds.done.${kind}`)}
      onClose={onClose}
    />
  );
}
