import { useTranslation } from 'react-i18next';
import { PdfButton } from '#app/ground/pdf/pdf-button.tsx';
import type { DrawnPdf } from '#app/ground/pdf/pdf-writer.ts';

/** Saves a CV as a PDF made on the device. */
export function CvButton({ name, draw }: { name: string; draw(): Promise<DrawnPdf> }) {
  const { t } = useTranslation('cv');
  return (
    <PdfButton
      text={t('download')}
      making={t('making')}
      failed={t('failed')}
      fileName={t('fileName', { name })}
      draw={draw}
    />
  );
}
