import { providerName } from '#core/money/providers/providers.ts';
import type { PaymentMethod } from '#core/money/words/money-words.ts';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Returns a function that names a way to pay, as staff call it. */
export function useMethodName() {
  const texts = useTexts('staffMoney');
  const lang = useLang();
  return (method: PaymentMethod): string =>
    method === 'manual' ? texts('method.manual') : providerName(method, lang);
}
