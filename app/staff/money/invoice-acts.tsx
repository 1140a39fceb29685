import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBill } from '#core/money/words/money-words.ts';
import type { StaffInvoice } from '#core/staff/api/staff-money.ts';
import { Button } from '#ui/button/button.tsx';
import { VoidBill } from '../bills/void-bill.tsx';
import { type InvoiceAct, InvoiceActDialog } from './invoice-act-dialog.tsx';
import { RecordDialog } from './record-dialog.tsx';

type Act = 'record' | InvoiceAct;

/** The coach is paid once the guardian has paid, or nothing more is asked for. */
function coachAct({ status, coach }: StaffInvoice): Act[] {
  if (coach === null) return [];
  if (coach.paid_at !== null) return ['undoCoachPaid'];
  return status === 'paid' || status === 'written_off' ? ['coachPaid'] : [];
}

/** A dispute is won once, whether its sum is paid by then or not. */
function chargebackAct({ kind, status, chargeable, last_act: last }: StaffInvoice): Act[] {
  const canBeWon =
    kind === 'chargeback' && status !== 'written_off' && last?.kind !== 'chargeback_won';
  return [
    ...(chargeable ? ['chargeback' as const] : []),
    ...(canBeWon ? ['chargebackWon' as const] : []),
  ];
}

/** Returns what staff may do by hand to an invoice in its state. */
function actsOf(invoice: StaffInvoice): Act[] {
  const { status } = invoice;
  const others = [...coachAct(invoice), ...chargebackAct(invoice)];
  if (status === 'unpaid') return ['record', 'writeOff', ...others];
  return status === 'written_off' ? ['undoWriteOff', ...others] : others;
}

export function InvoiceActs({ invoice }: { invoice: StaffInvoice }) {
  const { t } = useTranslation('staffMoney');
  const [open, setOpen] = useState<Act>();
  const close = () => setOpen(undefined);
  const acts = actsOf(invoice);
  if (acts.length === 0) return null;
  const isUntouchedBill =
    (isBill(invoice.kind) || (invoice.coach !== null && invoice.coach.paid_at === null)) &&
    invoice.status === 'unpaid' &&
    invoice.open_poisha === invoice.amount_poisha;
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button key={act} look="secondary" onClick={() => setOpen(act)}>
          {t(`act.${act}`)}
          <span className="sr-only">{invoice.number}</span>
        </Button>
      ))}
      {isUntouchedBill && <VoidBill invoice={invoice} />}
      {open === 'record' && <RecordDialog invoice={invoice} onClose={close} />}
      {open && open !== 'record' && (
        <InvoiceActDialog act={open} invoice={invoice} onClose={close} />
      )}
    </div>
  );
}
