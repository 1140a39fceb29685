import { ArrowLeft, FileX2, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useMoneySide } from '../use-money-side.ts';
import { PayInvoice } from './pay-invoice.tsx';
import { PaymentHelpline } from './payment-helpline.tsx';

/** One invoice to read, print and pay. Source: docs/requirements/money/money.md, "Paying". */
export function PayNowPage() {
  const { invoiceId } = useParams();
  return <OneInvoice key={invoiceId} id={Number(invoiceId)} />;
}

function OneInvoice({ id }: { id: number }) {
  const { t } = useTranslation('money');
  const { base } = useMoneySide();
  const response = useLiveApi('getInvoice', { params: { id } });
  const { error } = response;
  // A number that is none is no invoice either.
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 400);
  usePageTitle(t('pay.title'));
  return (
    <div className="max-w-[720px] mx-auto flex flex-col gap-4">
      <div className="no-print flex flex-wrap items-center justify-between gap-2">
        <Link
          to={`${base}/invoice`}
          className="inline-flex items-center gap-1 min-h-[44px] text-brand hover:underline"
        >
          <ArrowLeft aria-hidden="true" size={18} />
          {t('pay.back')}
        </Link>
        {response.data && (
          <Button
            look="quiet"
            icon={<Printer aria-hidden="true" size={18} />}
            onClick={() => window.print()}
          >
            {t('pay.print')}
          </Button>
        )}
      </div>
      <h1 className="text-xl no-print">{t('pay.title')}</h1>
      {isMissing ? (
        <StatePanel icon={<FileX2 size={32} />} title={t('pay.missing')} />
      ) : (
        <AsyncView response={response}>
          {(answer) => <PayInvoice answer={answer} base={base} />}
        </AsyncView>
      )}
      <PaymentHelpline />
    </div>
  );
}
