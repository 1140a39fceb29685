import { providerName, providers } from '#core/money/providers/providers.ts';
import type { PaymentMethod } from '#core/money/words/money-words.ts';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Words for a way to pay: a wallet goes by its name, a service for cards by what it takes. */
export function useWayText() {
  const texts = useTexts('money');
  const lang = useLang();
  return {
    title(method: PaymentMethod): string {
      if (method === 'manual') return texts('pay.way.manual');
      return providers[method].kind === 'cards'
        ? texts('pay.way.cards')
        : providerName(method, lang);
    },
    hint(method: PaymentMethod): string {
      if (method === 'manual') return texts('pay.wayHint.manual');
      const service = providerName(method, lang);
      return texts(`pay.wayHint.${providers[method].kind}`, { service });
    },
  };
}
