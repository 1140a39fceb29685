import type { SalaryRange } from '#core/jobs/salary-range.ts';
import type { NearbyArea } from '#server/lookups/areas-near.ts';

/** What the board is asked for, after names and rules are settled; undefined means no filter. */
export interface BoardFilter {
  jobId?: number | undefined;
  tutorGender?: number | undefined;
  tutoringPlaceId?: number | undefined;
  categoryId?: number | undefined;
  classId?: number | undefined;
  cityId?: number | undefined;
  locationId?: number | undefined;
  /** Any of these areas, newest first. */
  locationIds?: number[] | undefined;
  subjectIds?: number[] | undefined;
  /** None of these. */
  withoutSubjectIds?: readonly number[];
  salary: SalaryRange;
  /** Nearest first. Set when a place was given: jobs then come in this order. */
  nearbyAreas?: NearbyArea[] | undefined;
}

/** So many that each takes longer to look into than all jobs of what is asked for. */
const MANY_AREAS = 40;

/** No index of the areas has these: where few match, hundreds of areas would be walked for them. */
export function mayBeFew({ nearbyAreas = [], classId, ...filter }: BoardFilter): boolean {
  const { jobId, subjectIds, tutoringPlaceId, salary } = filter;
  const sought = [jobId, subjectIds, tutoringPlaceId, salary.min, salary.max];
  return (
    nearbyAreas.length > MANY_AREAS && classId === undefined && sought.some((one) => one != null)
  );
}
