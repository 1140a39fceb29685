import { useState } from 'react';
import type { StaffInvoice } from '#core/api/schemas/staff-money.ts';
import { isBill } from '#core/money/money-words.ts';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { VoidBill } from '../bills/void-bill.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { WriteOffDialog } from './write-off-dialog.tsx';

/** What staff may do by hand to an invoice in its state. */
const ACTS = { unpaid: ['record', 'writeOff'], written_off: ['undoWriteOff'] } as const;
type Act = (typeof ACTS)[keyof typeof ACTS][number];

const actsOf = ({ status }: StaffInvoice): readonly Act[] =>
  status === 'unpaid' || status === 'written_off' ? ACTS[status] : [];

export function InvoiceActs({ invoice }: { invoice: StaffInvoice }) {
  const texts = useTexts('staffMoney');
  const [open, setOpen] = useState<Act>();
  const close = () => setOpen(undefined);
  const acts = actsOf(invoice);
  if (acts.length === 0) return null;
  const isUntouchedBill =
    isBill(invoice.kind) &&
    invoice.status === 'unpaid' &&
    invoice.open_poisha === invoice.amount_poisha;
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button key={act} look="secondary" onClick={() => setOpen(act)}>
          {texts(`act.${act}`)}
          <span className="sr-only">{invoice.number}</span>
        </Button>
      ))}
      {isUntouchedBill && <VoidBill invoice={invoice} />}
      {open === 'record' && <RecordDialog invoice={invoice} onClose={close} />}
      {(open === 'writeOff' || open === 'undoWriteOff') && (
        <WriteOffDialog act={open} invoice={invoice} onClose={close} />
      )}
    </div>
  );
}
