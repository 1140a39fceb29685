import { useCallback } from 'react';
import { moneyText } from '#core/money/words/money-text.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

export function useMoneyText() {
  const lang = useLang();
  return useCallback((poisha: number) => moneyText(lang, poisha), [lang]);
}
