import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HomeValues } from './home-values.ts';

/** Says in words what will be saved: the map alone says nothing to those who cannot see it. */
export function ChosenPlace({ home, isNaming }: { home: HomeValues; isNaming: boolean }) {
  const { t } = useTranslation('setup');
  const isChosen = home.latitude !== undefined;
  const name = isNaming ? t('naming') : home.location_name || t('unnamed');
  return (
    <p role="status" className="flex items-center gap-2 min-h-[24px]">
      {isChosen && (
        <>
          <MapPin aria-hidden="true" size={18} className="text-brand" />
          <span>
            {t('chosenPlace')} <strong>{name}</strong>
          </span>
        </>
      )}
    </p>
  );
}
