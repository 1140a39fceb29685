import { Link } from 'react-router';
import type { Answer } from '#core/api/api-client.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

type Stop = NonNullable<Answer<'listInvoices'>['applying_stop']>;

/** An overdue invoice stops applying, or will. Source: docs/requirements/money/money.md, "Overdue". */
export function ApplyingStopNotice({ stop }: { stop: Stop }) {
  const texts = useTexts('money');
  const format = useFormat();
  return (
    <Alert tone={stop.is_now ? 'danger' : 'warning'}>
      <p>{texts(stop.is_now ? 'stop.now' : 'stop.soon', { date: format.date(stop.on) })}</p>
      <Link
        to={`/tutor/payment/pay-now/${stop.invoice_id}`}
        className="inline-flex items-center min-h-[44px] font-semibold underline"
      >
        {texts('stop.pay')}
      </Link>
    </Alert>
  );
}
