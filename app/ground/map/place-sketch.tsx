import type { Point } from '#core/ground/geo/distance.ts';
import { RIVERS } from './base/rivers.ts';
import { placeLabels, polygonPath, riverPaths, SKETCH } from './sketch.ts';
import { useKnownAreas } from './use-known-areas.ts';
import { useMapShapes } from './use-map-shapes.ts';

/**
 * A place on a small map of our own data: no map is fetched from anybody. Its room is there before
 * its files are; where they do not come, it stays empty.
 */
export function PlaceSketch({ point, label }: { point: Point; label: string }) {
  const shapes = useMapShapes();
  const areas = useKnownAreas();
  const { width, height } = SKETCH;
  const x = width / 2;
  const y = height / 2;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className="place-sketch"
    >
      {shapes && (
        <>
          <path d={polygonPath(shapes.land, point)} className="land" fillRule="evenodd" />
          <g className="rivers">
            {riverPaths(RIVERS, point).map((river) => (
              <path key={river.path} d={river.path} strokeWidth={river.width} />
            ))}
          </g>
          <path d={polygonPath(shapes.water, point)} className="water" fillRule="evenodd" />
          {placeLabels(areas, point).map(({ area, ...at }) => (
            <g key={area.id}>
              <circle cx={at.x} cy={at.y} r="2.5" className="area" />
              <text x={at.x} y={at.y + 13} className="name">
                {area.name}
              </text>
            </g>
          ))}
          <path d={`M${x} ${y}c-6-8-9-12-9-17a9 9 0 0 1 18 0c0 5-3 9-9 17Z`} className="pin" />
          <circle cx={x} cy={y - 17} r="3" className="eye" />
        </>
      )}
    </svg>
  );
}
