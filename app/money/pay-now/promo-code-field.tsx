import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useMoneyText } from '../use-money-text.ts';
import type { PromoCode } from './use-promo-code.ts';

/** A promo code: typed, checked, and then what it takes off. */
export function PromoCodeField({ promo }: { promo: PromoCode }) {
  const { t } = useTranslation('money');
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
                {t('pay.promo.applied', { code: offer.code, sum: money(offer.off_poisha) })}
              </p>
              <Button look="quiet" onClick={promo.remove}>
                {t('pay.promo.remove')}
              </Button>
            </div>
          </Alert>
        )}
      </div>
      {!offer && (
        <>
          <TextField
            label={t('pay.promo.label')}
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={promo.problem ?? (isEmpty ? t('pay.promo.empty') : undefined)}
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
            {t('pay.promo.apply')}
          </Button>
        </>
      )}
    </div>
  );
}
