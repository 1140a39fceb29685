/** Cells around centres: what is nearer to one than to any other. */
import { Delaunay } from 'd3-delaunay';

type At = readonly [number, number];

/** A degree of longitude is that much shorter than one of latitude, in the middle of the country. */
const NARROWER = Math.cos((23.7 * Math.PI) / 180);
/** Centres far outside, so that every cell inside is closed. */
const FAR: readonly At[] = [
  [70, 5],
  [110, 5],
  [110, 42],
  [70, 42],
];

/** The lines between the cells of these centres, where `isDrawn` says so of the two beside it. */
export function cellLines(
  centres: readonly At[],
  isDrawn: (one: number, other: number) => boolean = () => true,
): [number, number][][] {
  const points = [...centres, ...FAR].map(([x, y]): [number, number] => [x * NARROWER, y]);
  const delaunay = Delaunay.from(points);
  const { circumcenters } = delaunay.voronoi();
  const { halfedges, triangles } = delaunay;
  const corner = (edge: number): [number, number] => {
    const at = Math.floor(edge / 3) * 2;
    return [(circumcenters[at] ?? 0) / NARROWER, circumcenters[at + 1] ?? 0];
  };
  const lines: [number, number][][] = [];
  halfedges.forEach((opposite, edge) => {
    if (opposite < edge) return;
    const one = triangles[edge] ?? 0;
    const other = triangles[edge % 3 === 2 ? edge - 2 : edge + 1] ?? 0;
    const isInside = one < centres.length && other < centres.length;
    if (isInside && isDrawn(one, other)) lines.push([corner(edge), corner(opposite)]);
  });
  return lines;
}
