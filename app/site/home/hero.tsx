import { useTranslation } from 'react-i18next';
import { TitleFont } from '#app/ground/page/title-font.tsx';
import { LampArt } from './art/lamp-art.tsx';
import { GuardianDoor } from './guardian-door.tsx';
import { TutorDoor } from './tutor-door.tsx';

/**
 * Shows a door each for those who want a tutor and those who want to teach, both in sight on a
 * phone.
 */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className="wide dusk">
      <TitleFont fetchPriority="low" />
      <div className="contained hero">
        <div className="flex flex-col gap-4 py-6 cq-md:py-10">
          <h1 className="title text-2xl cq-md:text-3xl">{t('hero.title')}</h1>
          <p className="max-w-[560px]">{t('hero.lead')}</p>
          <div className="doors">
            <GuardianDoor />
            <TutorDoor />
          </div>
        </div>
        <LampArt />
      </div>
    </section>
  );
}
