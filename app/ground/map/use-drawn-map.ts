import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '#app/ground/preferences/preferences-provider.tsx';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import type { DrawnMap, MapLook } from './create-base-map.ts';
import { useKnownAreas } from './use-known-areas.ts';
import { useMapGround } from './use-map-ground.ts';
import { useMapShapes } from './use-map-shapes.ts';

/** A map in the `box`, drawn anew with the theme; another language or ground is another map. */
export function useDrawnMap<Handle extends DrawnMap>(
  create: (box: HTMLElement, look: MapLook) => Handle,
) {
  const lang = useLang();
  const { theme } = usePreferences();
  const areas = useKnownAreas();
  const shapes = useMapShapes();
  const ground = useMapGround();
  const styleUrl = ground?.styleUrl;
  const streets = ground?.streets;
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Handle>();
  const [hasFailed, setFailed] = useState(false);
  const createLatest = useLatestCallback(create);

  useEffect(() => {
    if (!box.current || styleUrl === undefined || streets === undefined) return;
    try {
      const made = createLatest(box.current, { styleUrl, streets, lang });
      setMap(made);
      return () => {
        setMap(undefined);
        made.remove();
      };
    } catch {
      // Without WebGL there is no map; search and the device's position do the same.
      setFailed(true);
    }
  }, [styleUrl, streets, lang, createLatest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the page, which the theme has changed
  useEffect(() => map?.draw(areas, shapes), [map, areas, shapes, theme]);
  return { box, map, hasFailed, areas, hasStreetFile: Boolean(streets) };
}
