import { useState } from 'react';
import type { StaffInvoice } from '#core/staff/api/staff-money.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';

/** Takes a bill of staff back of which nothing has been paid. */
export function VoidBill({ invoice }: { invoice: Pick<StaffInvoice, 'id' | 'number'> }) {
  const texts = useTexts('staffMoney');
  const { api } = useEnvironment();
  const [isOpen, setOpen] = useState(false);
  const { id, number } = invoice;
  return (
    <>
      <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
        {texts('bill.void')}
        <span className="sr-only">{number}</span>
      </Button>
      {isOpen && (
        <StaffReason
          title={texts('bill.voidOf', { number })}
          effect={texts('bill.voidEffect')}
          doText={texts('bill.void')}
          reasonLabel={texts('bill.reason')}
          act={(reason) => api.call('voidBill', { params: { id }, body: { reason } })}
          done={itsMessage}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
