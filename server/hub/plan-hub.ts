/** How a list is read: from the smallest shelves that hold everybody it may show. */
import type { HubFilter, IdGroups } from './hub-filter.ts';
import {
  areaShelf,
  categoryShelf,
  cityCategoryShelf,
  cityShelf,
  citySubjectShelf,
  classShelf,
  departmentShelf,
  EVERYBODY,
  studyShelf,
  subjectShelf,
  universityShelf,
} from './shelf.ts';
import type { ShareOf } from './shelf-shares.ts';

/** From more shelves than this it takes longer to read all of them than to read everybody's. */
const MANY_SHELVES = 40;
/** Of whom there are fewer than this may not be found in many areas before all are walked. */
const RARE = 0.02;

export interface ShelfChoice {
  shelves: number[];
  /** What the shelves do not say of the filter. */
  rest: HubFilter;
}

/** How a list is read. */
export type HubPlan =
  | { by: 'shelves'; choice: ShelfChoice }
  /** The nearest area decides first, so these are walked one after the other. */
  | { by: 'areas'; areas: number[]; rest: HubFilter }
  /** The same, where those who match may be so few that they are sorted sooner than found. */
  | { by: 'few'; choice: ShelfChoice; areas: number[]; rest: HubFilter };

const from = (shelves: number[], rest: HubFilter): ShelfChoice => ({ shelves, rest });

/** Every way to read the list, each right by itself, the narrower kinds last. */
function waysOf(filter: HubFilter): ShelfChoice[] {
  const { cityId, universities, departments, subjects, categories } = filter;
  /** Any of a group's ids; the shelf says it, so the rest need not. */
  const byGroup = (
    groups: IdGroups,
    shelfOf: (id: number) => number,
    restOf: (others: IdGroups) => Partial<HubFilter>,
  ): ShelfChoice[] =>
    groups.map((ids, place) => {
      const others = groups.filter((_, at) => at !== place);
      return from(ids.map(shelfOf), { ...filter, ...restOf(others) });
    });
  /** Pairs of one id and any of a group's. */
  const byPair = (
    one: number | undefined,
    groups: IdGroups,
    shelfOf: (one: number, id: number) => number,
  ): ShelfChoice[] =>
    one === undefined
      ? []
      : groups.map((ids) =>
          from(
            ids.map((id) => shelfOf(one, id)),
            filter,
          ),
        );
  const [university] = universities.length === 1 ? (universities[0] ?? []) : [];
  return [
    from([EVERYBODY], filter),
    ...(cityId === undefined ? [] : [from([cityShelf(cityId)], { ...filter, cityId: undefined })]),
    // An area lies in one city: the wider condition adds nothing.
    ...byGroup(filter.locations, areaShelf, (locations) => ({ locations, cityId: undefined })),
    ...byGroup(filter.classes, classShelf, (classes) => ({ classes })),
    ...byGroup(subjects, subjectShelf, (others) => ({ subjects: others })),
    ...byGroup(categories, categoryShelf, (others) => ({ categories: others })),
    ...byGroup(universities, universityShelf, (others) => ({ universities: others })),
    ...byGroup(departments, departmentShelf, (others) => ({ departments: others })),
    ...byPair(cityId, subjects, citySubjectShelf),
    ...byPair(cityId, categories, cityCategoryShelf),
    ...(universities[0]?.length === 1 ? byPair(university, departments, studyShelf) : []),
  ].filter(({ shelves }) => shelves.length <= MANY_SHELVES);
}

const sizeOf = ({ shelves }: ShelfChoice, shareOf: ShareOf) =>
  shelves.reduce((all, shelf) => all + shareOf(shelf), 0);

function smallest(filter: HubFilter, shareOf: ShareOf): ShelfChoice {
  // Only the shelf of everybody has names.
  if (filter.nameKeys.length > 0) return from([EVERYBODY], filter);
  // Of equal ones the last, which is the narrower kind.
  return waysOf(filter).reduce((best, way) =>
    sizeOf(way, shareOf) <= sizeOf(best, shareOf) ? way : best,
  );
}

export function planHub(filter: HubFilter, shareOf: ShareOf): HubPlan {
  const areas = filter.nearbyAreas?.map(({ locationId }) => locationId);
  if (areas === undefined) return { by: 'shelves', choice: smallest(filter, shareOf) };
  const choice = smallest({ ...filter, locations: [...filter.locations, areas] }, shareOf);
  if (filter.order !== 'distance') return { by: 'shelves', choice };
  // The areas are of one city where one is asked for.
  const rest = { ...filter, cityId: undefined };
  return filter.nameKeys.length > 0 || sizeOf(choice, shareOf) < RARE
    ? { by: 'few', choice, areas, rest }
    : { by: 'areas', areas, rest };
}
