import { ArrowLeftRight } from 'lucide-react';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/cx.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { PagedList } from '../list/paged-list.tsx';
import { PaymentTabs } from './payment-tabs.tsx';

/**
 * Charges, payments and refunds: debits red with minus, credits green with plus.
 * Source: docs/requirements/tutor-area.md, "Students, letters, payment, lessons".
 */
export function TransactionsPage() {
  const texts = useTexts('tutor');
  const format = useFormat();
  const transactions = usePagedApi('listTransactions', (page) => ({ query: { page } }));
  usePageTitle(texts('menu.transactions'));
  return (
    <>
      <PaymentTabs />
      <PagedList
        label={texts('menu.transactions')}
        {...transactions}
        keyOf={({ id }) => id}
        empty={
          <StatePanel
            icon={<ArrowLeftRight size={32} />}
            title={texts('transactions.empty')}
            hint={texts('transactions.emptyHint')}
          />
        }
      >
        {({ number, date, description, amount }) => (
          <Card as="article" className="flex items-center justify-between gap-4">
            <div className="min-w-0">
              <h2 className="text-base break-words">{description}</h2>
              <p className="text-muted text-sm break-words">
                {number} · {format.date(date)}
              </p>
            </div>
            <p
              className={cx(
                'tabular font-semibold whitespace-nowrap',
                amount < 0 ? 'text-danger' : 'text-brand',
              )}
            >
              {amount < 0 ? '−' : '+'} {format.money(Math.abs(amount))}
            </p>
          </Card>
        )}
      </PagedList>
    </>
  );
}
