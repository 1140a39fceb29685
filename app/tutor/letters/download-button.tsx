import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { saveFile } from '../../files/save-file.ts';
import type { LetterContent } from './letter-content.ts';

export function DownloadButton({ content, number }: { content: LetterContent; number: string }) {
  const texts = useTexts('letters');
  const lang = useLang();
  const showToast = useToast();
  const [isMaking, setMaking] = useState(false);
  const download = async () => {
    setMaking(true);
    try {
      const { drawLetter } = await import('./draw-letter.ts');
      saveFile(await drawLetter(content, lang), `${texts('fileName', { number })}.pdf`);
    } catch (problem) {
      // The code, the fonts or the shaping engine did not arrive; the page itself stays whole.
      console.warn('The letter could not be made', problem);
      showToast(texts('failed'), 'error');
    } finally {
      setMaking(false);
    }
  };
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
