import { momentText } from '#core/ground/format/moment-text.ts';
import { useLang } from '#ui/i18n/i18n-provider.tsx';

/** Day and clock of Dhaka. */
export function useWhen() {
  const lang = useLang();
  return (iso: string) => momentText(iso, lang);
}
