import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import type { Payment } from '#core/money/api/payments.ts';
import { providerName } from '#core/money/providers/providers.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { ReceiptButton } from '../receipt/receipt-button.tsx';
import type { MoneySide } from '../use-money-side.ts';
import { useMoneyText } from '../use-money-text.ts';

interface EndedPaymentProps {
  payment: Payment;
  side: MoneySide;
}

/** Paid, or not and why; or it is for staff to say. */
export function EndedPayment({ payment, side }: EndedPaymentProps) {
  const { t } = useTranslation('money');
  const lang = useLang();
  const money = useMoneyText();
  const phone = useOurPhone();
  const { state, failure, invoice_id: invoiceId, invoice_number: number } = payment;
  const toInvoices = (
    <ActionLink to={`${side.base}/invoice`} look={state === 'paid' ? 'primary' : 'secondary'}>
      {t('pay.back')}
    </ActionLink>
  );
  if (state === 'paid')
    return (
      <StatePanel
        icon={<CircleCheck size={40} className="text-brand" />}
        title={t('result.paid', { sum: money(payment.amount_poisha) })}
        hint={t('result.paidHint', { number })}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ReceiptButton paymentRef={payment.ref} />
            {toInvoices}
          </div>
        }
      />
    );
  const service = providerName(payment.method, lang);
  if (state === 'held')
    return (
      <StatePanel
        icon={<Hourglass size={40} />}
        title={t('result.held')}
        hint={t('result.heldHint', { service, sum: money(payment.amount_poisha) })}
        action={toInvoices}
      />
    );
  return (
    <StatePanel
      icon={<CircleX size={40} className="text-danger" />}
      title={t(`result.${state === 'cancelled' || state === 'expired' ? state : 'failed'}`)}
      hint={failure && <CallText text={t(`failure.${failure}`, { service, phone })} />}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {/* Money may have come: a second payment would be too much. */}
          {failure !== 'payment_mismatch' && (
            <ActionLink to={`${side.payNow}/${invoiceId}`}>{t('result.again')}</ActionLink>
          )}
          {toInvoices}
        </span>
      }
    />
  );
}
