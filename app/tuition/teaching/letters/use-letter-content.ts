import type { Letter } from '#core/tuition/api/letters.ts';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { toLetterContent } from './letter-content.ts';

export function useLetterContent() {
  const texts = useTexts('letters');
  const common = useTexts('common');
  const format = useFormat();
  const lang = useLang();
  return (letter: Letter) => toLetterContent(letter, { texts, common, format, lang });
}
