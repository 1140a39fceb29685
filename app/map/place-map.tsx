import { useEffect, useRef, useState } from 'react';
import type { Point } from '#core/geo/distance.ts';
import { usePreferences } from '../preferences/preferences-provider.tsx';
import { createPlaceMap, type PlaceMapHandle } from './create-place-map.ts';
import { useKnownAreas } from './use-known-areas.ts';

interface PlaceMapProps {
  point: Point | null;
  label: string;
  hint?: string;
  /** Without it the map shows the point and takes none. */
  onPick?(point: Point): void;
}

/** A map of one point. The same is said in words, so those who cannot use it miss nothing. */
export function PlaceMap({ point, label, hint, onPick }: PlaceMapProps) {
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
      map.current = createPlaceMap(box.current, {
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
        aria-label={label}
        className="place-map w-full h-[320px] rounded border border-line overflow-hidden"
      />
      {hint && <figcaption className="text-muted text-xs">{hint}</figcaption>}
    </figure>
  );
}
