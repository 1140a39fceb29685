import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapCredit } from '#app/ground/map/map-credit.tsx';
import { useDrawnMap } from '#app/ground/map/use-drawn-map.ts';
import type { Point } from '#core/ground/geo/distance.ts';
import { DISTANCES_KM } from '#core/ground/limits/job-constants.ts';
import type { AreaCounts } from '#core/market/api/area-counts.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { LoadError } from '#ui/async/load-error.tsx';
import { Button } from '#ui/button/button.tsx';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { createCountMap } from './create-count-map.ts';
import { NO_PLACE, type PlaceFilter } from './place-filter.ts';
import { whereToLook } from './where-to-look.ts';

interface ListMapProps {
  /** The names of its texts. */
  of: 'jobs' | 'tutors';
  filter: PlaceFilter;
  /** The numbers under all of the filter but its place. */
  counts: { data: AreaCounts | undefined; error: unknown; refresh(): Promise<void> };
  onPlace(place: PlaceFilter): void;
}

/** A degree's thousandth: about 100 m. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

const placeOf = ({ city_id, location_id, latitude, longitude, distance }: PlaceFilter) =>
  JSON.stringify([city_id, location_id, latitude, longitude, distance]);

/**
 * The number of jobs or tutors in each area. A pressed number lists those of its area, "search here" those
 * around the middle of the map. Source: docs/requirements/market/job-board.md, "Map".
 */
export function ListMap({ of, filter, counts, onPlace }: ListMapProps) {
  const { t } = useTranslation('listMap');
  const format = useFormat();
  const { data, error, refresh } = counts;
  const [moved, setMoved] = useState<{ centre: Point; radiusKm: number }>();
  const isAround = useRef<string>(undefined);

  const go = useLatestCallback((chosen: PlaceFilter) => {
    const next = { ...NO_PLACE, ...chosen };
    // The map is where the reader has put it.
    isAround.current = placeOf(next);
    setMoved(undefined);
    onPlace(next);
  });
  const nameOf = useLatestCallback((id: number | undefined) => {
    const area = data?.data.find(({ location_id }) => location_id === id);
    return area && `${area.location_name}, ${area.city_name}`;
  });
  const choose = useLatestCallback((id: number) => {
    const area = data?.data.find(({ location_id }) => location_id === id);
    if (!area) return;
    // Pressed again, the list is that of the city.
    const isChosen = filter.location_id?.includes(id);
    go({ city_id: area.city_id, ...(!isChosen && { location_id: [id] }) });
  });
  const { box, map, hasFailed, hasStreetFile, areas } = useDrawnMap((at, look) =>
    createCountMap(at, {
      ...look,
      textOf: (total) => format.number(total),
      labelOf(total, areaId) {
        const said = { count: total, n: format.number(total) };
        const place = nameOf(areaId);
        return place ? t(`area.${of}`, { ...said, place }) : t(`several.${of}`, said);
      },
      onArea: choose,
      onMove: (centre, radiusKm) => setMoved({ centre, radiusKm }),
    }),
  );

  const counted = data?.data;
  const { location_id } = filter;
  useEffect(() => {
    if (!counted) return;
    const numbers = counted.map((area) => ({ ...area, id: area.location_id }));
    map?.show(numbers, location_id ?? []);
  }, [map, counted, location_id]);

  const place = placeOf(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another sight, whatever else is filtered by
  useEffect(() => {
    if (!map || !counted || areas.length === 0 || isAround.current === place) return;
    const sight = whereToLook(filter, areas, counted);
    if (sight) map.lookAt(sight);
    isAround.current = place;
  }, [map, counted, areas, place]);

  function searchHere() {
    if (!moved) return;
    const { centre, radiusKm } = moved;
    go({
      latitude: round(centre.latitude),
      longitude: round(centre.longitude),
      distance: DISTANCES_KM.find((km) => km >= radiusKm) ?? DISTANCES_KM.at(-1),
    });
  }

  if (hasFailed)
    return (
      <Alert tone="info" role="status" className="map-column mb-4">
        {t(`noMap.${of}`)}
      </Alert>
    );
  return (
    <figure className="map-column flex flex-col gap-1 mb-4 no-print">
      <div className="list-map">
        <div
          ref={box}
          role="application"
          aria-label={t(`label.${of}`)}
          className="place-map w-full h-full rounded border border-line overflow-hidden"
        />
        {moved && (
          <div className="absolute left-0 right-0 top-0 flex justify-center pt-2 pointer-events-none">
            <Button className="pointer-events-auto shadow" onClick={searchHere}>
              {t('searchHere')}
            </Button>
          </div>
        )}
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-muted text-xs">
        <span role="status">{counted?.length === 0 ? t(`none.${of}`) : t(`hint.${of}`)}</span>
        <MapCredit hasStreetFile={hasStreetFile} />
      </figcaption>
      {error !== undefined && !data && <LoadError error={error} onRetry={() => void refresh()} />}
    </figure>
  );
}
