import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import type { Payment } from '#core/money/api/payments.ts';
import { providerName } from '#core/money/providers/providers.ts';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('money');
  const lang = useLang();
  const money = useMoneyText();
  const phone = useOurPhone();
  const { state, failure, invoice_id: invoiceId, invoice_number: number } = payment;
  const toInvoices = (
    <ActionLink to={`${side.base}/invoice`} look={state === 'paid' ? 'primary' : 'secondary'}>
      {texts('pay.back')}
    </ActionLink>
  );
  if (state === 'paid')
    return (
      <StatePanel
        icon={<CircleCheck size={40} className="text-brand" />}
        title={texts('result.paid', { sum: money(payment.amount_poisha) })}
        hint={texts('result.paidHint', { number })}
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
        title={texts('result.held')}
        hint={texts('result.heldHint', { service, sum: money(payment.amount_poisha) })}
        action={toInvoices}
      />
    );
  return (
    <StatePanel
      icon={<CircleX size={40} className="text-danger" />}
      title={texts(`result.${state === 'cancelled' || state === 'expired' ? state : 'failed'}`)}
      hint={failure && <CallText text={texts(`failure.${failure}`, { service, phone })} />}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {/* Money may have come: a second payment would be too much. */}
          {failure !== 'payment_mismatch' && (
            <ActionLink to={`${side.payNow}/${invoiceId}`}>{texts('result.again')}</ActionLink>
          )}
          {toInvoices}
        </span>
      }
    />
  );
}
