import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffInvoice } from '#core/staff/api/staff-money.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';

/** Takes a bill of staff back of which nothing has been paid. */
export function VoidBill({ invoice }: { invoice: Pick<StaffInvoice, 'id' | 'number'> }) {
  const { t } = useTranslation('staffMoney');
  const { api } = useEnvironment();
  const [isOpen, setOpen] = useState(false);
  const { id, number } = invoice;
  return (
    <>
      <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
        {t('bill.void')}
        <span className="sr-only">{number}</span>
      </Button>
      {isOpen && (
        <StaffReason
          title={t('bill.voidOf', { number })}
          effect={t('bill.voidEffect')}
          doText={t('bill.void')}
          reasonLabel={t('bill.reason')}
          act={(reason) => api.call('voidBill', { params: { id }, body: { reason } })}
          done={itsMessage}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
