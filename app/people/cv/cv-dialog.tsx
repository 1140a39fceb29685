import { useTranslation } from 'react-i18next';
import { useLoadWithTexts } from '#app/ground/texts/use-load-with-texts.ts';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FetchedPart } from '#ui/late/fetched-part.tsx';
import type { OpenCvProps } from './open-cv.tsx';

const AREAS = ['cv'] as const;

const load = async () => (await import('./open-cv.tsx')).OpenCv;

interface CvDialogProps extends OpenCvProps {
  name: string;
  onClose(): void;
}

/** The CV of a proposed tutor; what it is made of is fetched when somebody reads one. */
export function CvDialog({ name, onClose, ...cv }: CvDialogProps) {
  const { t } = useTranslation('parent');
  return (
    <Dialog title={t('compare.cv', { name })} isWide onClose={onClose}>
      <FetchedPart<OpenCvProps> load={useLoadWithTexts(load, AREAS)}>
        {(OpenCv) => (
          <WithTexts areas={AREAS}>
            <OpenCv {...cv} />
          </WithTexts>
        )}
      </FetchedPart>
    </Dialog>
  );
}
