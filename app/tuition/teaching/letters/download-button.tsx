import { useTranslation } from 'react-i18next';
import { loadEngine } from '#app/ground/pdf/load-engine.ts';
import { PdfButton } from '#app/ground/pdf/pdf-button.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import type { LetterContent } from './letter-content.ts';

export function DownloadButton({ content, number }: { content: LetterContent; number: string }) {
  const { t } = useTranslation('letters');
  const lang = useLang();
  return (
    <PdfButton
      text={t('download')}
      making={t('making')}
      failed={t('failed')}
      fileName={t('fileName', { number })}
      draw={async () => {
        const { drawLetter } = await loadEngine(() => import('./draw-letter.ts'));
        return drawLetter(content, lang);
      }}
    />
  );
}
