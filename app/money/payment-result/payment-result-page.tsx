import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { moneySideOf } from '../use-money-side.ts';
import { PaymentResult } from './payment-result.tsx';

/**
 * Shows the page to which a payer comes back. Source: docs/requirements/money/money.md, "Paying".
 */
export function PaymentResultPage() {
  const { t } = useTranslation('money');
  const { ref = '' } = useParams();
  const { user } = useSession();
  usePageTitle(t('title'));
  return (
    <div className="max-w-[720px] mx-auto flex flex-col gap-4">
      <h1 className="text-xl">{t('title')}</h1>
      <PaymentResult key={ref} paymentRef={ref} side={moneySideOf(user?.type)} />
    </div>
  );
}
