import { loadEngine } from '#app/ground/pdf/load-engine.ts';
import { PdfButton } from '#app/ground/pdf/pdf-button.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { LetterContent } from './letter-content.ts';

export function DownloadButton({ content, number }: { content: LetterContent; number: string }) {
  const texts = useTexts('letters');
  const lang = useLang();
  return (
    <PdfButton
      text={texts('download')}
      making={texts('making')}
      failed={texts('failed')}
      fileName={texts('fileName', { number })}
      draw={async () => {
        const { drawLetter } = await loadEngine(() => import('./draw-letter.ts'));
        return drawLetter(content, lang);
      }}
    />
  );
}
