import { useTranslation } from 'react-i18next';
import type { Letter } from '#core/tuition/api/letters.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { toLetterContent } from './letter-content.ts';

export function useLetterContent() {
  const { t } = useTranslation('letters');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const lang = useLang();
  return (letter: Letter) => toLetterContent(letter, { texts: t, common, format, lang });
}
