import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import type { Payment } from '#core/money/api/payments.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { paymentPath } from '../payment-path.ts';
import { useMoneyText } from '../use-money-text.ts';
import { useWayText } from '../use-way-text.ts';
import { isPayPage } from './is-pay-page.ts';

/** A payment that has been begun and is not decided: going on is better than paying twice. */
export function BegunPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const money = useMoneyText();
  const wayText = useWayText();
  const now = useNow();
  const { page_url: pageUrl } = payment;
  return (
    <Alert tone="warning" className="no-print">
      <div className="flex flex-col gap-3">
        <p>
          {t('pay.begun', {
            sum: money(payment.amount_poisha),
            method: wayText.title(payment.method),
            ago: format.ago(payment.created_at, now),
          })}
        </p>
        <p className="flex flex-wrap gap-2">
          <ActionLink to={paymentPath(payment.ref)} look="secondary">
            {t('pay.look')}
          </ActionLink>
          {pageUrl !== null && isPayPage(pageUrl) && (
            <ButtonLink look="secondary" href={pageUrl}>
              {t('pay.continue')}
            </ButtonLink>
          )}
        </p>
      </div>
    </Alert>
  );
}
