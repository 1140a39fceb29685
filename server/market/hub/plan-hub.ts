/** Plans how a list is read: from the smallest facets that hold everybody it may show. */

import { isBeginning } from '#core/people/names/name-key.ts';
import {
  areaFacet,
  CHECKED,
  categoryFacet,
  cityCategoryFacet,
  cityFacet,
  citySubjectFacet,
  classFacet,
  departmentFacet,
  EVERYBODY,
  nameFacet,
  studyFacet,
  subjectFacet,
  universityFacet,
} from '#server/people/listing/facets.ts';
import type { ShareOf } from './facet-shares.ts';
import type { HubFilter, IdGroups } from './hub-filter.ts';

/** From more facets than this it takes longer to read all of them than to read everybody's. */
const MANY_FACETS = 40;
/**
 * Share of the tutors: rarer ones may not be found in many areas, or with a name, before all are
 * walked.
 */
const RARE = 0.02;

export interface FacetChoice {
  facets: number[];
  /** The part of the filter that the facets do not say. */
  rest: HubFilter;
}

/** The way a list is read. */
export type HubPlan =
  | { by: 'facets'; choice: FacetChoice }
  /** The nearest area decides first, so these are walked one after the other. */
  | { by: 'areas'; areas: number[]; rest: HubFilter }
  /** The same, where those who match may be so few that they are sorted sooner than found. */
  | { by: 'few'; choice: FacetChoice; areas: number[]; rest: HubFilter };

const from = (facets: number[], rest: HubFilter): FacetChoice => ({ facets, rest });

/** Every way to read the list, each right by itself, the narrower kinds last. */
function waysOf(filter: HubFilter): FacetChoice[] {
  const { cityId, cityIds, universities, departments, subjects, categories } = filter;
  /** Any of a group's ids; the facet says it, so the rest need not. */
  const byGroup = (
    groups: IdGroups,
    facetOf: (id: number) => number,
    restOf: (others: IdGroups) => Partial<HubFilter>,
  ): FacetChoice[] =>
    groups.map((ids, place) => {
      const others = groups.filter((_, at) => at !== place);
      return from(ids.map(facetOf), { ...filter, ...restOf(others) });
    });
  /** Pairs of one id and any of a group's. */
  const byPair = (
    one: number | undefined,
    groups: IdGroups,
    facetOf: (one: number, id: number) => number,
  ): FacetChoice[] =>
    one === undefined
      ? []
      : groups.map((ids) =>
          from(
            ids.map((id) => facetOf(one, id)),
            filter,
          ),
        );
  const [university] = universities.length === 1 ? (universities[0] ?? []) : [];
  return [
    from([EVERYBODY], filter),
    ...(filter.isChecked ? [from([CHECKED], { ...filter, isChecked: false })] : []),
    ...(cityId === undefined ? [] : [from([cityFacet(cityId)], { ...filter, cityId: undefined })]),
    ...(cityIds === undefined
      ? []
      : [from(cityIds.map(cityFacet), { ...filter, cityIds: undefined })]),
    // An area lies in one city: the wider condition adds nothing.
    ...byGroup(filter.locations, areaFacet, (locations) => ({
      locations,
      cityId: undefined,
      cityIds: undefined,
    })),
    ...byGroup(filter.classes, classFacet, (classes) => ({ classes })),
    ...byGroup(subjects, subjectFacet, (others) => ({ subjects: others })),
    ...byGroup(categories, categoryFacet, (others) => ({ categories: others })),
    ...byGroup(universities, universityFacet, (others) => ({ universities: others })),
    ...byGroup(departments, departmentFacet, (others) => ({ departments: others })),
    ...byPair(cityId, subjects, citySubjectFacet),
    ...byPair(cityId, categories, cityCategoryFacet),
    ...(universities[0]?.length === 1 ? byPair(university, departments, studyFacet) : []),
  ].filter(({ facets }) => facets.length <= MANY_FACETS);
}

const sizeOf = ({ facets }: FacetChoice, shareOf: ShareOf) =>
  facets.reduce((all, facet) => all + shareOf(facet), 0);

function smallest(filter: HubFilter, shareOf: ShareOf): FacetChoice {
  const [name, another] = filter.nameKeys;
  // Of equal ones the last, which is the narrower kind.
  const best = waysOf(filter).reduce((one, other) =>
    sizeOf(other, shareOf) <= sizeOf(one, shareOf) ? other : one,
  );
  if (name === undefined) return best;
  // One name as it is written has a facet; several, or one with an error, only the keys of everybody,
  // which find those of a rare area sooner too.
  const beginning = another === undefined ? name.find(isBeginning) : undefined;
  const isRare = filter.locations.length > 0 && sizeOf(best, shareOf) < RARE;
  if (beginning === undefined || isRare) return from([EVERYBODY], filter);
  return from([nameFacet(beginning)], { ...filter, nameKeys: [] });
}

export function planHub(filter: HubFilter, shareOf: ShareOf): HubPlan {
  const areas = filter.nearbyAreas?.map(({ locationId }) => locationId);
  if (areas === undefined) return { by: 'facets', choice: smallest(filter, shareOf) };
  const choice = smallest({ ...filter, locations: [...filter.locations, areas] }, shareOf);
  if (filter.order !== 'distance') return { by: 'facets', choice };
  // The areas are of one city where one is asked for.
  const rest = { ...filter, cityId: undefined, cityIds: undefined };
  return filter.nameKeys.length > 0 || sizeOf(choice, shareOf) < RARE
    ? { by: 'few', choice, areas, rest }
    : { by: 'areas', areas, rest };
}
