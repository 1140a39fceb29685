import { useEffect } from 'react';
import type { Point } from '#core/ground/geo/distance.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { createPlaceMap } from './create-place-map.ts';
import { MapCredit } from './map-credit.tsx';
import { useDrawnMap } from './use-drawn-map.ts';

interface PlaceMapProps {
  point: Point | null;
  label: string;
  hint?: string;
  /** Takes the point that was pressed; without it the map shows its point and takes none. */
  onPick?(point: Point): void;
}

/** A map of one point. The same is said in words, so those who cannot use it miss nothing. */
export function PlaceMap({ point, label, hint, onPick }: PlaceMapProps) {
  const pick = useLatestCallback((picked: Point) => onPick?.(picked));
  const { box, map, hasFailed, hasStreetFile } = useDrawnMap((at, look) =>
    createPlaceMap(at, { ...look, canPick: onPick !== undefined, onPick: pick }),
  );
  useEffect(() => map?.mark(point), [map, point]);

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
        <MapCredit hasStreetFile={hasStreetFile} />
      </figcaption>
    </figure>
  );
}
