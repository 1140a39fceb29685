import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PagedList } from '#app/ground/list/paged-list.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/cx.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { ReceiptButton } from './receipt/receipt-button.tsx';
import { useMoneySide } from './use-money-side.ts';
import { useMoneyText } from './use-money-text.ts';

/**
 * Charges, payments and refunds: debits red with minus, credits green with plus.
 * Source: docs/requirements/money/money.md, "Ledger".
 */
export function TransactionsPage() {
  const { t } = useTranslation('money');
  const { side } = useMoneySide();
  const format = useFormat();
  const money = useMoneyText();
  const transactions = usePagedApi('listTransactions', (page) => ({ query: { page } }));
  usePageTitle(t('transactions'));
  return (
    <>
      <MoneyTabs />
      <PagedList
        label={t('transactions')}
        {...transactions}
        keyOf={({ id }) => id}
        empty={
          <StatePanel
            icon={<ArrowLeftRight size={32} />}
            title={t(`noTransaction.${side}`)}
            hint={t(`noTransactionHint.${side}`)}
          />
        }
      >
        {({ number, date, description, amount_poisha: poisha, receipt_ref: receipt }) => (
          <Card as="article" className="flex flex-wrap items-center justify-between gap-4">
            <div className="flex-1 min-w-0 flex flex-col gap-2">
              <h2 className="text-base break-words">{description}</h2>
              <Facts
                facts={[
                  [t('transaction.number'), number],
                  [t('transaction.date'), format.date(date)],
                ]}
              />
            </div>
            <p
              className={cx(
                'tabular font-semibold whitespace-nowrap',
                poisha < 0 ? 'text-danger' : 'text-brand',
              )}
            >
              <span className="sr-only">{t('transaction.amount')} </span>
              {poisha < 0 ? '−' : '+'} {money(Math.abs(poisha))}
            </p>
            {receipt && (
              <div className="w-full">
                <ReceiptButton paymentRef={receipt} />
              </div>
            )}
          </Card>
        )}
      </PagedList>
    </>
  );
}
