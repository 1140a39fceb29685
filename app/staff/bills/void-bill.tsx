import { useState } from 'react';
import type { StaffInvoice } from '#core/api/schemas/staff-money.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AskDialog } from '../change/ask-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

/** Takes a bill of staff back of which nothing has been paid. */
export function VoidBill({ invoice }: { invoice: Pick<StaffInvoice, 'id' | 'number'> }) {
  const texts = useTexts('staffMoney');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [isOpen, setOpen] = useState(false);
  const { id, number } = invoice;
  const send = async (reason: string) => {
    const done = await work.run(
      () => api.call('voidBill', { params: { id }, body: { reason } }),
      ({ message }) => message,
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
        {texts('bill.void')}
        <span className="sr-only">{number}</span>
      </Button>
      {isOpen && (
        <AskDialog
          title={texts('bill.voidOf', { number })}
          effect={texts('bill.voidEffect')}
          doText={texts('bill.void')}
          reasonLabel={texts('bill.reason')}
          work={work}
          onDo={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
