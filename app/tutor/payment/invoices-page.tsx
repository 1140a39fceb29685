import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { useApi } from '#ui/api/use-api.ts';
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
  const [page, setPage] = useState(1);
  const response = useApi('listInvoices', { query: { page } }, { keepsLast: true });
  const unpaid = response.data?.unpaid_total ?? 0;
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
        response={response}
        page={page}
        onPage={setPage}
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
