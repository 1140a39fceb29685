import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Answer } from '#core/api/api-client.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

type Stop = NonNullable<Answer<'listInvoices'>['applying_stop']>;

/** An overdue invoice stops applying, or will. Source: docs/requirements/money/money.md, "Overdue". */
export function ApplyingStopNotice({ stop }: { stop: Stop }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  return (
    <Alert tone={stop.is_now ? 'danger' : 'warning'}>
      <p>{t(stop.is_now ? 'stop.now' : 'stop.soon', { date: format.date(stop.on) })}</p>
      <Link
        to={`/tutor/payment/pay-now/${stop.invoice_id}`}
        className="inline-flex items-center min-h-[44px] font-semibold underline"
      >
        {t('stop.pay')}
      </Link>
    </Alert>
  );
}
