import { useTranslation } from 'react-i18next';
import { toDigitsOf } from '#core/ground/format/latin-digits.ts';
import type { PayoutService } from '#core/money/words/payout-words.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

export interface PayoutTarget {
  service: PayoutService;
  /** Null: its account has been erased. */
  number: string | null;
}

/** "bKash 01711000001", in the digits of the reader. */
export function useTargetText() {
  const { t } = useTranslation('staffMoney');
  const lang = useLang();
  return ({ service, number }: PayoutTarget): string =>
    `${t(`payout.service.${service}`)} ${number === null ? t('payout.erased') : toDigitsOf(lang, number)}`;
}
