import { useState } from 'react';
import type { StaffInvoice } from '#core/api/schemas/staff-money.ts';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { RecordDialog } from './record-dialog.tsx';

/** What staff do by hand to an invoice that is open. */
export function InvoiceActs({ invoice }: { invoice: StaffInvoice }) {
  const texts = useTexts('staffMoney');
  const [isRecording, setRecording] = useState(false);
  if (invoice.status !== 'unpaid') return null;
  return (
    <>
      <Button look="secondary" className="self-start" onClick={() => setRecording(true)}>
        {texts('record.act')}
        <span className="sr-only">{invoice.number}</span>
      </Button>
      {isRecording && <RecordDialog invoice={invoice} onClose={() => setRecording(false)} />}
    </>
  );
}
