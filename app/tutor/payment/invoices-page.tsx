import { ReceiptText } from 'lucide-react';
import { Alert } from '#ui/alert/alert.tsx';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { PagedList } from '../list/paged-list.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { PaymentTabs } from './payment-tabs.tsx';

/** Platform charges of confirmed jobs. Source: docs/requirements/fees.md, "Platform charge". */
export function InvoicesPage() {
  const texts = useTexts('tutor');
  const format = useFormat();
  const invoices = usePagedApi('listInvoices', (page) => ({ query: { page } }));
  const unpaid = invoices.response.data?.unpaid_total ?? 0;
  usePageTitle(texts('menu.invoices'));
  return (
    <>
      <PaymentTabs />
      {unpaid > 0 && (
        <Alert tone="warning" className="mb-4">
          {texts('invoices.unpaidTotal')}{' '}
          <strong className="tabular">{format.money(unpaid)}</strong>
        </Alert>
      )}
      <PagedList
        label={texts('menu.invoices')}
        {...invoices}
        keyOf={({ id }) => id}
        empty={
          <StatePanel
            icon={<ReceiptText size={32} />}
            title={texts('invoices.empty')}
            hint={texts('invoices.emptyHint')}
          />
        }
      >
        {(invoice) => <InvoiceCard invoice={invoice} />}
      </PagedList>
    </>
  );
}
