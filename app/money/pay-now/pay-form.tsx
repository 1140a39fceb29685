import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PolicyField } from '#app/money/proof/policy-field.tsx';
import type { Invoice } from '#core/money/api/money.ts';
import type { GatewayMethod } from '#core/money/providers/providers.ts';
import type { Used } from '#core/money/words/invoice-lines.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import { Button } from '#ui/button/button.tsx';
import { useMoneyText } from '../use-money-text.ts';
import type { PromoCode } from './use-promo-code.ts';
import { useStartPayment } from './use-start-payment.ts';

interface PayFormProps {
  invoice: Invoice;
  method: GatewayMethod;
  promo: PromoCode;
  used: Used;
  /** The balance or a promo code has paid all of it. */
  onPaid(): void;
}

/** Paying through a service: by whose rules, and the button that does it. */
export function PayForm({ invoice, method, promo, used, onPaid }: PayFormProps) {
  const { t } = useTranslation('money');
  const money = useMoneyText();
  const [hasAccepted, setAccepted] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { start, once, isBusy, message } = useStartPayment(invoice.id, onPaid);
  const { balancePoisha } = used;
  const left = invoice.open_poisha - used.promoPoisha - balancePoisha;

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    setAsked(true);
    if (!hasAccepted || isBusy) return;
    void start({
      invoice_id: invoice.id,
      method,
      uses_balance: balancePoisha > 0,
      ...(promo.offer && { promo_code: promo.offer.code }),
      accepts_policy: true,
    });
  };
  const sendText = () => {
    if (left > 0) return t('pay.send', { sum: money(left) });
    return balancePoisha > 0
      ? t('pay.sendFromBalance', { sum: money(balancePoisha) })
      : t('pay.sendByPromo');
  };

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={send}>
      <PolicyField
        hasAccepted={hasAccepted}
        isMissing={isAsked && !hasAccepted}
        onChange={setAccepted}
      />
      <Alert role="alert">{message}</Alert>
      <SentEarlier once={once} isBusy={isBusy} onSend={send} />
      <Button type="submit" isBusy={isBusy} className="w-full">
        {isBusy ? t('pay.sending') : sendText()}
      </Button>
    </form>
  );
}
