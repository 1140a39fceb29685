import { Download } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { Button, type ButtonLook } from '#ui/button/button.tsx';
import { useSaveFile } from '#ui/files/use-save-file.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface PdfButtonProps {
  text: string;
  /** For screen readers, where several stand on one screen: of what. */
  of?: string;
  look?: ButtonLook;
  making: string;
  /** Said where the code, the fonts or the shaping engine did not arrive. */
  failed: string;
  /** Without its ending. */
  fileName: string;
  draw(): Promise<Blob>;
}

/** Makes a PDF here and saves it; what went wrong stays below until the next press. */
export function PdfButton({ text, of, look, making, failed, fileName, draw }: PdfButtonProps) {
  const common = useTexts('common');
  const errorText = useErrorText();
  const save = useSaveFile();
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const make = async () => {
    setMaking(true);
    setProblem(undefined);
    try {
      await save(await draw(), `${fileName}.pdf`);
    } catch (error) {
      console.warn('The PDF could not be made', error);
      setProblem(isApiError(error) ? errorText(error, failed) : failed);
    } finally {
      setMaking(false);
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        {...(look && { look })}
        icon={<Download aria-hidden="true" size={18} />}
        isBusy={isMaking}
        onClick={() => void make()}
      >
        {isMaking ? making : problem === undefined ? text : common('retry')}
        {of && <span className="sr-only">{of}</span>}
      </Button>
      <Alert role="alert">{problem}</Alert>
    </div>
  );
}
