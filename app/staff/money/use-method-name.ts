import { useTranslation } from 'react-i18next';
import { providerName } from '#core/money/providers/providers.ts';
import type { PaymentMethod } from '#core/money/words/money-words.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** Returns a function that names a way to pay, as staff call it. */
export function useMethodName() {
  const { t } = useTranslation('staffMoney');
  const lang = useLang();
  return (method: PaymentMethod): string =>
    method === 'manual' ? t('method.manual') : providerName(method, lang);
}
