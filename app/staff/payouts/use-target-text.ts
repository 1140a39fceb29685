import { toDigitsOf } from '#core/ground/format/latin-digits.ts';
import type { PayoutService } from '#core/money/words/payout-words.ts';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';

export interface PayoutTarget {
  service: PayoutService;
  /** Null: its account has been erased. */
  number: string | null;
}

/** "bKash 01711000001", in the digits of the reader. */
export function useTargetText() {
  const texts = useTexts('staffMoney');
  const lang = useLang();
  return ({ service, number }: PayoutTarget): string =>
    `${texts(`payout.service.${service}`)} ${number === null ? texts('payout.erased') : toDigitsOf(lang, number)}`;
}
