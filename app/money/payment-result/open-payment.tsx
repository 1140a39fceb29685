import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import type { Payment } from '#core/money/api/payments.ts';
import { providerName } from '#core/money/providers/providers.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
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
  const { t } = useTranslation('money');
  const lang = useLang();
  const { page_url: pageUrl } = payment;
  const service = providerName(payment.method, lang);
  const state = isWatching ? 'asking' : 'unknown';
  return (
    <StatePanel
      icon={<Hourglass size={32} />}
      title={t(`result.${state}`, { service })}
      hint={t(`result.${state}Hint`, { service })}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {!isWatching && <Button onClick={onLookAgain}>{t('pay.look')}</Button>}
          {!isWatching && pageUrl !== null && isPayPage(pageUrl) && (
            <ButtonLink look="secondary" href={pageUrl}>
              {t('pay.continue')}
            </ButtonLink>
          )}
          <ActionLink to={`${side.base}/invoice`} look="secondary">
            {t('pay.back')}
          </ActionLink>
        </span>
      }
    />
  );
}
