/** From which shelves a list is read: the smallest that hold everybody it may show. */
import type { HubFilter, IdGroups } from './hub-filter.ts';
import {
  areaShelf,
  cityShelf,
  classShelf,
  departmentShelf,
  EVERYBODY,
  studyShelf,
  universityShelf,
} from './shelf.ts';
import type { ShareOf } from './shelf-shares.ts';

/** From more shelves than this it takes longer to read all of them than to read everybody's. */
const MANY_SHELVES = 40;

export interface ShelfChoice {
  shelves: number[];
  /** What the shelves do not say of the filter. */
  rest: HubFilter;
  /** Where the nearest area decides first: the areas of the shelves, in the same order. */
  nearestFirst?: number[];
}

const from = (shelves: number[], rest: HubFilter): ShelfChoice => ({ shelves, rest });

function nearby(filter: HubFilter, ids: number[]): ShelfChoice {
  const isByDistance = filter.order === 'distance';
  if (isByDistance || (ids.length <= MANY_SHELVES && filter.nameKeys.length === 0)) {
    const choice = from(ids.map(areaShelf), { ...filter, cityId: undefined });
    return isByDistance ? { ...choice, nearestFirst: ids } : choice;
  }
  return from([EVERYBODY], { ...filter, locations: [...filter.locations, ids] });
}

/** The pairs, when one university and one department are asked for. */
function studies({ universities, departments }: HubFilter): number[] {
  const [university, department] = [universities[0]?.[0], departments[0]?.[0]];
  const isPair = universities[0]?.length === 1 && departments[0]?.length === 1;
  return isPair && university !== undefined && department !== undefined
    ? [studyShelf(university, department)]
    : [];
}

/** Every way to read the list, each right by itself. */
function waysOf(filter: HubFilter): ShelfChoice[] {
  const { cityId } = filter;
  const byGroup = (
    groups: IdGroups,
    shelfOf: (id: number) => number,
    restOf: (others: IdGroups) => Partial<HubFilter>,
  ): ShelfChoice[] =>
    groups.map((ids, place) => {
      const others = groups.filter((_, at) => at !== place);
      return from(ids.map(shelfOf), { ...filter, ...restOf(others) });
    });
  return [
    from([EVERYBODY], filter),
    ...(cityId === undefined ? [] : [from([cityShelf(cityId)], { ...filter, cityId: undefined })]),
    // An area lies in one city: the wider condition adds nothing.
    ...byGroup(filter.locations, areaShelf, (locations) => ({ locations, cityId: undefined })),
    ...byGroup(filter.classes, classShelf, (classes) => ({ classes })),
    ...byGroup(filter.universities, universityShelf, (universities) => ({ universities })),
    ...byGroup(filter.departments, departmentShelf, (departments) => ({ departments })),
    ...studies(filter).map((shelf) => from([shelf], filter)),
  ].filter(({ shelves }) => shelves.length <= MANY_SHELVES);
}

export function chooseShelves(filter: HubFilter, shareOf: ShareOf): ShelfChoice {
  const { nearbyAreas, nameKeys } = filter;
  if (nearbyAreas !== undefined)
    return nearby(
      filter,
      nearbyAreas.map(({ locationId }) => locationId),
    );
  // Only the shelf of everybody has names.
  if (nameKeys.length > 0) return from([EVERYBODY], filter);
  const sizeOf = ({ shelves }: ShelfChoice) =>
    shelves.reduce((all, shelf) => all + shareOf(shelf), 0);
  // Of equal ones the last, which is the narrower kind.
  return waysOf(filter).reduce((best, way) => (sizeOf(way) <= sizeOf(best) ? way : best));
}
