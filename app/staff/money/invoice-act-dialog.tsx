import { useTranslation } from 'react-i18next';
import { moneyText } from '#core/money/words/money-text.ts';
import type { StaffInvoice } from '#core/staff/api/staff-money.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';

export type InvoiceAct =
  | 'writeOff'
  | 'undoWriteOff'
  | 'coachPaid'
  | 'undoCoachPaid'
  | 'chargeback'
  | 'chargebackWon';

interface InvoiceActDialogProps {
  act: InvoiceAct;
  invoice: StaffInvoice;
  onClose(): void;
}

/** Books something for an invoice by hand, with a reason and its sum. */
export function InvoiceActDialog({ act, invoice, onClose }: InvoiceActDialogProps) {
  const { t } = useTranslation('staffMoney');
  const lang = useLang();
  const { api } = useEnvironment();
  const { id, number, open_poisha: open, coach, chargeable } = invoice;
  const params = { id };
  const calls = {
    writeOff: (reason: string) =>
      api.call('writeOffInvoice', { params, body: { open_poisha: open, reason } }),
    undoWriteOff: (reason: string) => api.call('undoWriteOff', { params, body: { reason } }),
    coachPaid: (reason: string) => api.call('noteCoachPaid', { params, body: { reason } }),
    undoCoachPaid: (reason: string) => api.call('undoCoachPaid', { params, body: { reason } }),
    chargeback: (reason: string) =>
      api.call('chargeBackPayment', {
        params: { id: chargeable?.payment_id ?? 0 },
        body: { reason },
      }),
    chargebackWon: (reason: string) => api.call('winChargeback', { params, body: { reason } }),
  };
  const sums = {
    writeOff: open,
    undoWriteOff: open,
    coachPaid: coach?.share_poisha,
    undoCoachPaid: coach?.share_poisha,
    chargeback: chargeable?.amount_poisha,
    chargebackWon: invoice.amount_poisha,
  };
  const labels = {
    coachPaid: 'coachTrx',
    chargeback: 'chargebackReason',
    chargebackWon: 'chargebackReason',
  } as const;
  return (
    <StaffReason
      title={t(`actOf.${act}`, { number })}
      effect={t(`effect.${act}`, {
        sum: moneyText(lang, sums[act] ?? 0),
        name: coach?.coach_name ?? '',
      })}
      doText={t(`act.${act}`)}
      reasonLabel={t(act in labels ? labels[act as keyof typeof labels] : 'reason')}
      act={calls[act]}
      done={itsMessage}
      onClose={onClose}
    />
  );
}
