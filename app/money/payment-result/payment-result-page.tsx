import { useParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { moneySideOf } from '../use-money-side.ts';
import { PaymentResult } from './payment-result.tsx';

/**
 * Shows the page to which a payer comes back. Source: docs/requirements/money/money.md, "Paying".
 */
export function PaymentResultPage() {
  const texts = useTexts('money');
  const { ref = '' } = useParams();
  const { user } = useSession();
  usePageTitle(texts('title'));
  return (
    <div className="max-w-[720px] mx-auto flex flex-col gap-4">
      <h1 className="text-xl">{texts('title')}</h1>
      <PaymentResult key={ref} paymentRef={ref} side={moneySideOf(user?.type)} />
    </div>
  );
}
