import { ArrowLeft, FileX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { PaymentHelpline } from '../pay-now/payment-helpline.tsx';
import { RefundView } from './refund-view.tsx';

/**
 * Shows what a tutor may claim of a paid charge, and what became of it. Source:
 * docs/requirements/money/money.md, "Refund".
 */
export function RefundPage() {
  const { invoiceId } = useParams();
  const { t } = useTranslation('money');
  const id = Number(invoiceId);
  const response = useLiveApi('getRefund', { params: { id } });
  const { error } = response;
  // A number that is none is no invoice either.
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 400);
  usePageTitle(t('refund.title'));
  return (
    <div className="max-w-[720px] mx-auto flex flex-col gap-4">
      <Link
        to="/tutor/payment/invoice"
        className="self-start inline-flex items-center gap-1 min-h-[44px] text-brand hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {t('pay.back')}
      </Link>
      <h1 className="text-xl">{t('refund.title')}</h1>
      {isMissing ? (
        <StatePanel icon={<FileX2 size={32} />} title={t('pay.missing')} />
      ) : (
        <AsyncView response={response}>
          {(answer) => <RefundView key={id} id={id} answer={answer} />}
        </AsyncView>
      )}
      <PaymentHelpline />
    </div>
  );
}
