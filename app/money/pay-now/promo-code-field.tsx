import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useMoneyText } from '../use-money-text.ts';
import type { PromoCode } from './use-promo-code.ts';

/** A promo code: typed, checked, and then what it takes off. */
export function PromoCodeField({ promo }: { promo: PromoCode }) {
  const texts = useTexts('money');
  const money = useMoneyText();
  const [isEmpty, setEmpty] = useState(false);
  const { offer, typed } = promo;
  const apply = () => {
    setEmpty(typed.trim() === '');
    if (typed.trim() !== '') void promo.apply();
  };
  return (
    <div className="flex flex-col gap-2">
      <div aria-live="polite">
        {offer && (
          <Alert tone="info" icon={<CircleCheck aria-hidden="true" size={20} />}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="min-w-0 break-words">
                {texts('pay.promo.applied', { code: offer.code, sum: money(offer.off_poisha) })}
              </p>
              <Button look="quiet" onClick={promo.remove}>
                {texts('pay.promo.remove')}
              </Button>
            </div>
          </Alert>
        )}
      </div>
      {!offer && (
        <>
          <TextField
            label={texts('pay.promo.label')}
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={promo.problem ?? (isEmpty ? texts('pay.promo.empty') : undefined)}
            onChange={(event) => {
              setEmpty(false);
              promo.type(event.currentTarget.value);
            }}
            // Enter in this field is about the code, not about paying.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
          />
          <Button look="secondary" isBusy={promo.isBusy} className="self-start" onClick={apply}>
            {texts('pay.promo.apply')}
          </Button>
        </>
      )}
    </div>
  );
}
