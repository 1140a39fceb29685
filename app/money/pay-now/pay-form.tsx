import { type FormEvent, useState } from 'react';
import type { InvoiceAnswer } from '#core/api/schemas/payments.ts';
import type { Used } from '#core/money/invoice-lines.ts';
import type { GatewayMethod } from '#core/money/payment-states.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { ChoiceCards } from '#ui/field/choice-cards.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { PromoCodeField } from './promo-code-field.tsx';
import type { PromoCode } from './use-promo-code.ts';
import { useStartPayment } from './use-start-payment.ts';

interface PayFormProps {
  answer: Pick<InvoiceAnswer, 'invoice' | 'methods' | 'balance_poisha'>;
  promo: PromoCode;
  used: Used;
  usesBalance: boolean;
  onUseBalance(usesBalance: boolean): void;
  /** The balance or a promo code has paid all of it. */
  onPaid(): void;
}

/** How an unpaid invoice is paid: by what, by whose rules, and the button that does it. */
export function PayForm({ answer, promo, used, usesBalance, onUseBalance, onPaid }: PayFormProps) {
  const texts = useTexts('money');
  const money = useMoneyText();
  const { invoice, methods, balance_poisha: balance } = answer;
  const [chosen, setChosen] = useState<GatewayMethod>('bkash');
  const [hasAccepted, setAccepted] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { start, isBusy, message } = useStartPayment(onPaid);
  // A way may be switched off while somebody looks at it.
  const method = methods.find((one) => one === chosen) ?? methods[0];
  const { balancePoisha } = used;
  const left = invoice.open_poisha - used.promoPoisha - balancePoisha;

  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!hasAccepted || isBusy || !method) return;
    void start({
      invoice_id: invoice.id,
      method,
      uses_balance: balancePoisha > 0,
      ...(promo.offer && { promo_code: promo.offer.code }),
      accepts_policy: true,
    });
  };
  const sendText = () => {
    if (left > 0) return texts('pay.send', { sum: money(left) });
    return balancePoisha > 0
      ? texts('pay.sendFromBalance', { sum: money(balancePoisha) })
      : texts('pay.sendByPromo');
  };

  return (
    <Card as="form" padding="roomy" className="no-print flex flex-col gap-5" onSubmit={send}>
      <PromoCodeField promo={promo} />
      {balance > 0 && (
        <div>
          <CheckboxField
            label={texts('pay.useBalance', { sum: money(balance) })}
            checked={usesBalance}
            onChange={onUseBalance}
          />
          {usesBalance && <p className="text-muted text-sm">{texts('pay.useBalanceHint')}</p>}
        </div>
      )}
      {left > 0 && method && (
        <ChoiceCards<GatewayMethod>
          legend={texts('pay.how')}
          choices={methods.map((value) => ({
            value,
            title: texts(`pay.way.${value}`),
            text: texts(`pay.wayHint.${value}`),
          }))}
          value={method}
          onChange={setChosen}
        />
      )}
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-4">
          <CheckboxField label={texts('pay.accept')} checked={hasAccepted} onChange={setAccepted} />
          <a
            href="/terms-conditions#section-4"
            target="_blank"
            rel="noopener"
            className="inline-flex items-center min-h-[44px] text-brand underline"
          >
            {texts('pay.policy')}
          </a>
        </div>
        {isAsked && !hasAccepted && (
          <p role="alert" className="text-danger text-sm">
            {texts('pay.acceptFirst')}
          </p>
        )}
      </div>
      <Alert role="alert">{message}</Alert>
      <Button type="submit" isBusy={isBusy} className="w-full">
        {isBusy ? texts('pay.sending') : sendText()}
      </Button>
    </Card>
  );
}
