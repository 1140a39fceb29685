import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '#app/ground/preferences/preferences-provider.tsx';
import type { Point } from '#core/ground/geo/distance.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { createPlaceMap, type PlaceMapHandle } from './create-place-map.ts';
import { useKnownAreas } from './use-known-areas.ts';
import { useMapShapes } from './use-map-shapes.ts';

interface PlaceMapProps {
  point: Point | null;
  label: string;
  hint?: string;
  /** Takes the point that was pressed; without it the map shows its point and takes none. */
  onPick?(point: Point): void;
}

/** The operator's; null where there is none or it is not given, undefined until that is known. */
function useMapStyle(): string | null | undefined {
  const { data, error } = useApi('getMapStyle', {});
  if (data) return data.url;
  return error === undefined ? undefined : null;
}

/** A map of one point. The same is said in words, so those who cannot use it miss nothing. */
export function PlaceMap({ point, label, hint, onPick }: PlaceMapProps) {
  const { t } = useTranslation('app');
  const { theme } = usePreferences();
  const lang = useLang();
  const areas = useKnownAreas();
  const shapes = useMapShapes();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<PlaceMapHandle | null>(null);
  const latestPick = useRef(onPick);
  latestPick.current = onPick;
  const [hasFailed, setFailed] = useState(false);

  const styleUrl = useMapStyle();
  useEffect(() => {
    if (!box.current || styleUrl === undefined) return;
    try {
      map.current = createPlaceMap(box.current, {
        styleUrl,
        lang,
        canPick: latestPick.current !== undefined,
        onPick: (picked) => latestPick.current?.(picked),
      });
    } catch {
      // Without WebGL there is no map; search and the device's position do the same.
      setFailed(true);
    }
    return () => {
      map.current?.remove();
      map.current = null;
    };
  }, [styleUrl, lang]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the page, which the theme has changed
  useEffect(() => map.current?.draw(areas, shapes), [areas, shapes, theme, styleUrl, lang]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another style is another map
  useEffect(() => map.current?.mark(point), [point, styleUrl, lang]);

  if (hasFailed) return null;
  return (
    <figure className="flex flex-col gap-1">
      <div
        ref={box}
        role="application"
        aria-label={label}
        className="place-map w-full h-[320px] rounded border border-line overflow-hidden"
      />
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-muted text-xs">
        {hint && <span>{hint}</span>}
        <a
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          rel="noopener noreferrer"
          className="hover:underline"
        >
          {t('mapData')}
        </a>
      </figcaption>
    </figure>
  );
}
