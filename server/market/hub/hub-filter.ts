import type { HubOrder } from '#core/market/hub/hub-constants.ts';
import type { SalaryRange } from '#core/market/jobs/salary-range.ts';
import type { NearbyArea } from '#server/ground/lookups/areas-near.ts';

/** Any of the ids of a group, and so with every group: what was chosen and what was typed. */
export type IdGroups = readonly (readonly number[])[];

/** The filter of the hub, after names and rules are settled. */
export interface HubFilter {
  tutorid?: string | undefined;
  gender?: number | undefined;
  /** Documents checked by staff. */
  isChecked: boolean;
  salary: SalaryRange;
  cityId?: number | undefined;
  /** Any of these, where several were named. */
  cityIds?: readonly number[] | undefined;
  locations: IdGroups;
  categories: IdGroups;
  classes: IdGroups;
  subjects: IdGroups;
  /** None of these. */
  withoutSubjects: readonly number[];
  withoutCategories: readonly number[];
  withoutUniversities: readonly number[];
  universities: IdGroups;
  departments: IdGroups;
  /** Any of these ways to teach: at home, online, in a group. */
  places: readonly number[];
  /** The stored keys, for each word of a name, of which a tutor has to have one. */
  nameKeys: readonly (readonly string[])[];
  /** The areas within the distance of a place, nearest first. */
  nearbyAreas?: NearbyArea[] | undefined;
  order: HubOrder;
}
