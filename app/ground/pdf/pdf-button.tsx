import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import { MISSING_SIGN } from '#core/ground/shaping/missing-sign.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { Button, type ButtonLook } from '#ui/button/button.tsx';
import { useSaveFile } from '#ui/files/use-save-file.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { DrawnPdf } from './pdf-writer.ts';

/** The most letters shown of those that could not be drawn. */
const SHOWN = 12;

interface PdfButtonProps {
  text: string;
  /** The subject of the PDF for screen readers, where several buttons stand on one screen. */
  of?: string;
  look?: ButtonLook;
  making: string;
  /** Said where the code, the fonts or the shaping engine did not arrive. */
  failed: string;
  /** The name of the file without its ending. */
  fileName: string;
  draw(): Promise<DrawnPdf>;
}

/**
 * Makes a PDF here and saves it; what went wrong stays below until the next press. Where letters could
 * not be drawn the person says whether it is saved all the same.
 */
export function PdfButton({ text, of, look, making, failed, fileName, draw }: PdfButtonProps) {
  const { t: common } = useTranslation('common');
  const { t: papers } = useTranslation('papers');
  const format = useFormat();
  const errorText = useErrorText();
  const save = useSaveFile();
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [incomplete, setIncomplete] = useState<DrawnPdf>();
  const keep = (file: Blob) => save(file, `${fileName}.pdf`);
  const make = async () => {
    setIncomplete(undefined);
    setMaking(true);
    setProblem(undefined);
    try {
      const pdf = await draw();
      if (pdf.missing.length > 0) setIncomplete(pdf);
      else await keep(pdf.file);
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
      {incomplete && (
        <Alert role="alert" tone="warning">
          <p>
            {papers('missing', {
              count: incomplete.missing.length,
              n: format.number(incomplete.missing.length),
              letters: incomplete.missing.slice(0, SHOWN).join(' '),
              sign: MISSING_SIGN,
            })}
          </p>
          <Button
            look="secondary"
            onClick={() => {
              setIncomplete(undefined);
              void keep(incomplete.file);
            }}
          >
            {papers('saveAnyway')}
          </Button>
        </Alert>
      )}
    </div>
  );
}
