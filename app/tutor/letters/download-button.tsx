import { Download } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { saveFile } from '../../files/save-file.ts';
import { useFileMaker } from '../../files/use-file-maker.ts';
import type { LetterContent } from './letter-content.ts';

export function DownloadButton({ content, number }: { content: LetterContent; number: string }) {
  const texts = useTexts('letters');
  const lang = useLang();
  const { isMaking, make } = useFileMaker(texts('failed'));
  const download = () =>
    make(async () => {
      const { drawLetter } = await import('./draw-letter.ts');
      saveFile(await drawLetter(content, lang), `${texts('fileName', { number })}.pdf`);
    });
  return (
    <Button
      className="self-start"
      icon={<Download aria-hidden="true" size={18} />}
      isBusy={isMaking}
      onClick={() => void download()}
    >
      {texts(isMaking ? 'making' : 'download')}
    </Button>
  );
}
