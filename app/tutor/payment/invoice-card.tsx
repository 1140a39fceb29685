import type { Invoice } from '#core/api/schemas/profile/work.ts';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/cx.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

const LOOK: Record<Invoice['status'], string> = {
  Unpaid: 'bg-accent-soft text-accent-ink',
  Paid: 'bg-brand-soft text-brand',
  Free: 'bg-brand-soft text-brand',
  Cancelled: 'bg-surface text-muted',
};

export function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const texts = useTexts('tutor');
  const format = useFormat();
  const isLate = invoice.status === 'Unpaid' && invoice.is_overdue;
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-base">{texts('invoices.charge')}</h2>
          <p className="text-muted text-sm break-words">{invoice.number}</p>
        </div>
        <span
          className={cx(
            'px-3 py-1 rounded-full text-sm font-semibold',
            isLate ? 'bg-danger-soft text-danger' : LOOK[invoice.status],
          )}
        >
          {texts(isLate ? 'invoices.overdue' : `invoices.status.${invoice.status}`)}
        </span>
      </div>
      <p className="tabular text-lg font-semibold">{format.money(invoice.amount)}</p>
      <Facts
        facts={[
          [texts('invoices.job'), invoice.class_name],
          [texts('invoices.jobId'), format.id(invoice.job_id)],
          [
            texts('invoices.share'),
            texts('invoices.shareOf', {
              percent: format.number(invoice.percent),
              salary: format.money(invoice.salary),
            }),
          ],
          [texts('invoices.reduced'), invoice.reduced_by > 0 && format.money(invoice.reduced_by)],
          [texts('invoices.issued'), format.date(invoice.issue_date)],
          [texts('invoices.due'), format.date(invoice.due_date)],
        ]}
      />
    </Card>
  );
}
