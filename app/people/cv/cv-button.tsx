import { PdfButton } from '#app/ground/pdf/pdf-button.tsx';
import type { DrawnPdf } from '#app/ground/pdf/pdf-writer.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Saves a CV as a PDF made on the device. */
export function CvButton({ name, draw }: { name: string; draw(): Promise<DrawnPdf> }) {
  const texts = useTexts('cv');
  return (
    <PdfButton
      text={texts('download')}
      making={texts('making')}
      failed={texts('failed')}
      fileName={texts('fileName', { name })}
      draw={draw}
    />
  );
}
