import { useTranslation } from 'react-i18next';
import { providerName, providers } from '#core/money/providers/providers.ts';
import type { PaymentMethod } from '#core/money/words/money-words.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** Returns what a way to pay is marked with. */
export const markOf = (method: PaymentMethod) =>
  method === 'manual' || method === 'bkash' ? method : 'cards';

/** Words for a way to pay: a wallet goes by its name, a service for cards by what it takes. */
export function useWayText() {
  const { t } = useTranslation('money');
  const lang = useLang();
  return {
    title(method: PaymentMethod): string {
      if (method === 'manual') return t('pay.way.manual');
      return providers[method].kind === 'cards' ? t('pay.way.cards') : providerName(method, lang);
    },
    hint(method: PaymentMethod): string {
      if (method === 'manual') return t('pay.wayHint.manual');
      const service = providerName(method, lang);
      return t(`pay.wayHint.${providers[method].kind}`, { service });
    },
  };
}
