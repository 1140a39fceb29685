import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { BusArt } from './art/bus-art.tsx';
import { VerandahArt } from './art/verandah-art.tsx';
import { HomeSection } from './rows/home-section.tsx';

const GUARDIAN = ['stranger', 'commission', 'address'] as const;
const TUTOR = ['travel', 'advance', 'silence'] as const;

interface SideProps {
  title: string;
  Art: ComponentType;
  worries: readonly ((typeof GUARDIAN)[number] | (typeof TUTOR)[number])[];
}

/** Shows what worries each side, in their words, and what is done about it. */
export function BothSides() {
  const { t } = useTranslation('home');
  return (
    <div className="sides">
      <Side title={t('sides.guardianTitle')} Art={VerandahArt} worries={GUARDIAN} />
      <Side title={t('sides.tutorTitle')} Art={BusArt} worries={TUTOR} />
    </div>
  );
}

function Side({ title, Art, worries }: SideProps) {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={title}>
      <Art />
      <dl className="flex flex-col gap-4">
        {worries.map((worry) => (
          <div key={worry} className="flex flex-col gap-1">
            <dt className="font-semibold">{t(`sides.${worry}Title`)}</dt>
            <dd className="text-sm">{t(`sides.${worry}Text`)}</dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  );
}
