/** Invoices and payments as the server gives them, and the screens around them. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { PreferencesProvider } from '#app/ground/preferences/preferences-provider.tsx';
import { SessionProvider } from '#app/people/session/session-provider.tsx';
import { countUnsent } from '#app/start/unsent.ts';
import type { ApiClient } from '#core/api/api-client.ts';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import type { Invoice } from '#core/money/api/money.ts';
import type { InvoiceAnswer, Payment } from '#core/money/api/payments.ts';
import common from '#locales/en/ground/common.json' with { type: 'json' };
import money from '#locales/en/money/money.json' with { type: 'json' };
import papers from '#locales/en/money/papers.json' with { type: 'json' };
import staffBooks from '#locales/en/staff/staffBooks.json' with { type: 'json' };
import { show } from '#tests/components/show.tsx';

const invoice: Invoice = {
  id: 17,
  number: 'INV-2026-000017',
  kind: 'platform_charge',
  status: 'unpaid',
  is_overdue: false,
  amount_poisha: 330_000,
  reduced_poisha: 0,
  paid_poisha: 0,
  promo_poisha: 0,
  open_poisha: 330_000,
  issue_date: '2026-11-20',
  due_date: '2026-11-27',
  paid_at: null,
  about: null,
  receipts: [],
  coach: null,
  charge: {
    job_id: 42,
    class_name: 'Class 8',
    category_name: 'Bangla Medium',
    job_type: 'home',
    job_duration: 6,
    salary: 6000,
    percent: 55,
  },
};

export const payment = (change: Partial<Payment> = {}): Payment => ({
  ref: 'PAY-0123456789ABCDEF',
  invoice_id: 17,
  invoice_number: invoice.number,
  method: 'bkash',
  state: 'redirected',
  amount_poisha: 330_000,
  failure: null,
  page_url: null,
  created_at: new Date(Date.now() - 300_000).toISOString(),
  ...change,
});

export const invoiceAnswer = (
  change: Partial<InvoiceAnswer> = {},
  ofInvoice: Partial<Invoice> = {},
): InvoiceAnswer => ({
  invoice: { ...invoice, ...ofInvoice },
  bill_to: { name: 'Rezaul Karim', id: 'T-1001' },
  balance_poisha: 0,
  methods: ['bkash', 'sslcommerz'],
  payments: [],
  manual: null,
  proof: null,
  ...change,
});

const i18n = createI18n('en', { common, money, papers, staffBooks });

export const showMoney = (screen: ReactNode, api: ApiClient) =>
  show(
    <PreferencesProvider firstI18n={i18n} firstTheme="light">
      <MemoryRouter>
        <SessionProvider countUnsent={countUnsent}>{screen}</SessionProvider>
      </MemoryRouter>
    </PreferencesProvider>,
    { api },
  );
