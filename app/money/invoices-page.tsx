import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PagedList } from '#app/ground/list/paged-list.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { toTaka } from '#core/money/words/poisha.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { ApplyingStopNotice } from './applying-stop-notice.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { OwnPayoutNotice } from './own-payout.tsx';
import { useMoneySide } from './use-money-side.ts';

/** Source: docs/requirements/money/money.md, "Invoices". */
export function InvoicesPage() {
  const { t } = useTranslation('money');
  const { side } = useMoneySide();
  const format = useFormat();
  const invoices = usePagedApi('listInvoices', (page) => ({ query: { page } }));
  const stop = invoices.response.data?.applying_stop;
  const { unpaid_poisha: unpaid = 0, balance_poisha: balance = 0 } = invoices.response.data ?? {};
  usePageTitle(t('invoices'));
  return (
    <>
      <MoneyTabs />
      {stop && <ApplyingStopNotice stop={stop} />}
      {unpaid > 0 && (
        <Alert tone="warning" className="mb-4">
          {t('unpaidTotal')} <strong className="tabular">{format.money(toTaka(unpaid))}</strong>
        </Alert>
      )}
      {balance > 0 && <OwnPayoutNotice />}
      <PagedList
        label={t('invoices')}
        {...invoices}
        keyOf={({ id }) => id}
        empty={
          <StatePanel
            icon={<ReceiptText size={32} />}
            title={t(`empty.${side}`)}
            hint={t(`emptyHint.${side}`)}
          />
        }
      >
        {(invoice) => <InvoiceCard invoice={invoice} />}
      </PagedList>
    </>
  );
}
