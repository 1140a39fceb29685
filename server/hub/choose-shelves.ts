/** From which shelves a list is read: the narrowest that hold everybody it may show. */
import type { HubFilter } from './hub-filter.ts';
import { areaShelf, cityShelf, departmentShelf, EVERYBODY, universityShelf } from './shelf.ts';

/** From more shelves than this it takes longer to read all of them than to read everybody's. */
const MANY_SHELVES = 40;

export interface ShelfChoice {
  shelves: number[];
  /** What the shelves do not say of the filter. */
  rest: HubFilter;
  /** The place of a shelf in the list decides first. */
  isByShelf: boolean;
}

export function chooseShelves(filter: HubFilter): ShelfChoice {
  const { nearbyAreas, nameKeys, cityId } = filter;
  const [areas, ...otherAreas] = filter.locations;
  if (nearbyAreas !== undefined) {
    const ids = nearbyAreas.map(({ locationId }) => locationId);
    const isByShelf = filter.order === 'distance';
    if (isByShelf || (ids.length <= MANY_SHELVES && nameKeys.length === 0)) {
      const rest = { ...filter, cityId: undefined };
      return { shelves: ids.map(areaShelf), rest, isByShelf };
    }
    return everybody({ ...filter, locations: [...filter.locations, ids] });
  }
  // Only the shelf of everybody has names.
  if (nameKeys.length > 0 || filter.tutorid !== undefined) return everybody(filter);
  if (areas !== undefined && areas.length <= MANY_SHELVES)
    return narrow(areas.map(areaShelf), { ...filter, cityId: undefined, locations: otherAreas });
  const [universities, ...otherUniversities] = filter.universities;
  if (universities !== undefined)
    return narrow(universities.map(universityShelf), {
      ...filter,
      universities: otherUniversities,
    });
  const [departments, ...otherDepartments] = filter.departments;
  if (departments !== undefined)
    return narrow(departments.map(departmentShelf), { ...filter, departments: otherDepartments });
  if (cityId !== undefined) return narrow([cityShelf(cityId)], { ...filter, cityId: undefined });
  return everybody(filter);
}

const everybody = (rest: HubFilter): ShelfChoice => narrow([EVERYBODY], rest);

const narrow = (shelves: number[], rest: HubFilter): ShelfChoice => ({
  shelves,
  rest,
  isByShelf: false,
});
