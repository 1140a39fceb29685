import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceAnswer } from '#core/money/api/payments.ts';
import type { Used } from '#core/money/words/invoice-lines.ts';
import type { PaymentMethod } from '#core/money/words/money-words.ts';
import { Card } from '#ui/card/card.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { ChoiceCards } from '#ui/field/choice-cards.tsx';
import { PaymentMark } from '#ui/payment-mark/payment-mark.tsx';
import { LateProofForm } from '../proof/late-proof.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { markOf, useWayText } from '../use-way-text.ts';
import { PayForm } from './pay-form.tsx';
import { PromoCodeField } from './promo-code-field.tsx';
import type { PromoCode } from './use-promo-code.ts';

interface PayWaysProps {
  answer: Pick<InvoiceAnswer, 'invoice' | 'methods' | 'balance_poisha' | 'manual' | 'proof'>;
  promo: PromoCode;
  used: Used;
  usesBalance: boolean;
  onUseBalance(usesBalance: boolean): void;
  /** The balance or a promo code has paid all of it. */
  onPaid(): void;
}

/** Shows how to pay an unpaid invoice: through a service, or by sending to one of our numbers. */
export function PayWays({ answer, promo, used, usesBalance, onUseBalance, onPaid }: PayWaysProps) {
  const { t } = useTranslation('money');
  const money = useMoneyText();
  const wayText = useWayText();
  const { invoice, methods, balance_poisha: balance, manual, proof } = answer;
  const [chosen, setChosen] = useState<PaymentMethod>('bkash');
  // One proof is checked at a time.
  const place = proof?.state === 'open' ? null : manual;
  const ways: PaymentMethod[] = place ? [...methods, 'manual'] : methods;
  // A way may be switched off while somebody looks at it.
  const way = ways.find((one) => one === chosen) ?? ways[0];
  const left = invoice.open_poisha - used.promoPoisha - used.balancePoisha;
  const choose = (next: PaymentMethod) => {
    setChosen(next);
    if (next !== 'manual') return;
    // Nothing is taken off what was sent by hand already.
    onUseBalance(false);
    promo.remove();
  };
  if (way === undefined) return null;
  return (
    <Card padding="roomy" className="no-print flex flex-col gap-5">
      {way !== 'manual' && <PromoCodeField promo={promo} />}
      {balance > 0 && way !== 'manual' && (
        <div>
          <CheckboxField
            label={t('pay.useBalance', { sum: money(balance) })}
            checked={usesBalance}
            onChange={onUseBalance}
          />
          {usesBalance && <p className="text-muted text-sm">{t('pay.useBalanceHint')}</p>}
        </div>
      )}
      {left > 0 && (
        <ChoiceCards<PaymentMethod>
          legend={t('pay.how')}
          choices={ways.map((value) => ({
            value,
            title: wayText.title(value),
            text: wayText.hint(value),
            mark: <PaymentMark of={markOf(value)} />,
          }))}
          value={way}
          onChange={choose}
        />
      )}
      {way === 'manual' ? (
        place && <LateProofForm key={invoice.id} invoice={invoice} place={place} />
      ) : (
        <PayForm invoice={invoice} method={way} promo={promo} used={used} onPaid={onPaid} />
      )}
    </Card>
  );
}
