import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { HeldPayment } from '#core/money/api/held-payments.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';
import { PagedRows } from '../list/paged-rows.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { HeldPaymentCard } from './held-payment-card.tsx';

/** Payments a service marks as risky, the longest waiting first. Source: docs/requirements/money/money.md, "Paying". */
export function HeldPaymentsPage() {
  const { t: staff } = useTranslation('staff');
  const { t } = useTranslation('staffMoney');
  const { api } = useEnvironment();
  const { params, change } = useListAddress();
  const page = Number(params.get('page') ?? 1);
  const response = useLiveApi('listStaffHeldPayments', { query: { page } });
  const [toGiveBack, setToGiveBack] = useState<HeldPayment>();
  usePageTitle(staff('queue.held'));
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{staff('queue.held')}</h1>
      <p>{t('held.lead')}</p>
      <PagedRows
        response={response}
        page={page}
        onPage={(to) => change({ page: to })}
        emptyText={t('held.none')}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((payment) => (
              <HeldPaymentCard
                key={payment.id}
                payment={payment}
                onGiveBack={() => setToGiveBack(payment)}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      {toGiveBack && (
        <StaffReason
          title={t('held.giveBackOf', { name: toGiveBack.person.name })}
          effect={t('held.effect')}
          doText={t('held.giveBack')}
          reasonLabel={t('held.trx')}
          act={(reason) =>
            api.call('giveBackHeldPayment', { params: { id: toGiveBack.id }, body: { reason } })
          }
          done={itsMessage}
          onClose={() => setToGiveBack(undefined)}
        />
      )}
    </div>
  );
}
