import { Hourglass } from 'lucide-react';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import type { Payment } from '#core/money/api/payments.ts';
import { providerName } from '#core/money/providers/providers.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { isPayPage } from '../pay-now/is-pay-page.ts';
import type { MoneySide } from '../use-money-side.ts';

interface OpenPaymentProps {
  payment: Payment;
  isWatching: boolean;
  onLookAgain(): void;
  side: MoneySide;
}

/** The payment is not decided yet: we ask, and after a while leave it to the reader. */
export function OpenPayment({ payment, isWatching, onLookAgain, side }: OpenPaymentProps) {
  const texts = useTexts('money');
  const lang = useLang();
  const { page_url: pageUrl } = payment;
  const service = providerName(payment.method, lang);
  const state = isWatching ? 'asking' : 'unknown';
  return (
    <StatePanel
      icon={<Hourglass size={32} />}
      title={texts(`result.${state}`, { service })}
      hint={texts(`result.${state}Hint`, { service })}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {!isWatching && <Button onClick={onLookAgain}>{texts('pay.look')}</Button>}
          {!isWatching && pageUrl !== null && isPayPage(pageUrl) && (
            <ButtonLink look="secondary" href={pageUrl}>
              {texts('pay.continue')}
            </ButtonLink>
          )}
          <ActionLink to={`${side.base}/invoice`} look="secondary">
            {texts('pay.back')}
          </ActionLink>
        </span>
      }
    />
  );
}
