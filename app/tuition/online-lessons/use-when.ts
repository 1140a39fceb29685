import { momentText } from '#core/ground/format/moment-text.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** Day and clock of Dhaka. */
export function useWhen() {
  const lang = useLang();
  return (iso: string) => momentText(iso, lang);
}
