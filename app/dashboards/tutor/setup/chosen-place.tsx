import { MapPin } from 'lucide-react';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { HomeValues } from './home-values.ts';

/** Says in words what will be saved: the map alone says nothing to those who cannot see it. */
export function ChosenPlace({ home, isNaming }: { home: HomeValues; isNaming: boolean }) {
  const texts = useTexts('setup');
  const isChosen = home.latitude !== undefined;
  const name = isNaming ? texts('naming') : home.location_name || texts('unnamed');
  return (
    <p role="status" className="flex items-center gap-2 min-h-[24px]">
      {isChosen && (
        <>
          <MapPin aria-hidden="true" size={18} className="text-brand" />
          <span>
            {texts('chosenPlace')} <strong>{name}</strong>
          </span>
        </>
      )}
    </p>
  );
}
