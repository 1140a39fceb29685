import { useEffect, useRef, useState } from 'react';
import type { Point } from '#core/geo/distance.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { usePreferences } from '../../preferences/preferences-provider.tsx';
import { useKnownAreas } from '../places/use-known-areas.ts';
import { createPlaceMap, type PlaceMapHandle } from './create-place-map.ts';

interface PlaceMapProps {
  point: Point | null;
  onPick(point: Point): void;
}

/** A map to point at. Search says the same in words, so those who cannot use it miss nothing. */
export function PlaceMap({ point, onPick }: PlaceMapProps) {
  const texts = useTexts('setup');
  const { theme } = usePreferences();
  const areas = useKnownAreas();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<PlaceMapHandle | null>(null);
  const latestPick = useRef(onPick);
  latestPick.current = onPick;
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!box.current) return;
    try {
      map.current = createPlaceMap(box.current, (picked) => latestPick.current(picked));
    } catch {
      // Without WebGL there is no map; search and the device's position do the same.
      setFailed(true);
    }
    return () => {
      map.current?.remove();
      map.current = null;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the page, which the theme has changed
  useEffect(() => map.current?.draw(areas), [areas, theme]);
  useEffect(() => map.current?.mark(point), [point]);

  if (hasFailed) return null;
  return (
    <figure className="flex flex-col gap-1">
      <div
        ref={box}
        role="application"
        aria-label={texts('map.label')}
        className="place-map w-full h-[320px] rounded border border-line overflow-hidden"
      />
      <figcaption className="text-muted text-xs">{texts('map.hint')}</figcaption>
    </figure>
  );
}
