import type { JobOrder } from '#core/ground/limits/job-constants.ts';
import type { SalaryRange } from '#core/market/jobs/salary-range.ts';
import type { NearbyArea } from '#server/ground/lookups/areas-near.ts';

/** The filter of the board, after names and rules are settled; undefined means no filter. */
export interface BoardFilter {
  jobId?: number | undefined;
  tutorGender?: number | undefined;
  tutoringPlaceId?: number | undefined;
  /** Any of these. */
  tutoringPlaceIds?: number[] | undefined;
  categoryId?: number | undefined;
  /** Any of these. */
  categoryIds?: number[] | undefined;
  classId?: number | undefined;
  classIds?: number[] | undefined;
  cityId?: number | undefined;
  /** Any of these. */
  cityIds?: number[] | undefined;
  locationId?: number | undefined;
  /** Any of these areas. */
  locationIds?: number[] | undefined;
  subjectIds?: number[] | undefined;
  /** The subjects of which a job needs one besides one of those. */
  otherSubjectIds?: number[] | undefined;
  /** Each of these, or "All Subjects" where `isEachOfAll`. */
  eachSubjectIds?: readonly number[];
  isEachOfAll?: boolean;
  /** None of these. */
  withoutSubjectIds?: readonly number[];
  withoutCategoryIds?: readonly number[];
  withoutClassIds?: readonly number[];
  withoutCityIds?: readonly number[];
  withoutLocationIds?: readonly number[];
  daysInWeek?: number | undefined;
  salary: SalaryRange;
  /** The time after which the jobs came on the board. */
  postedAfter?: Date | undefined;
  /** Nearest first. Set when a place was given. */
  nearbyAreas?: NearbyArea[] | undefined;
  /** The order; without one, nearest first with a place and newest first without. */
  order?: JobOrder | undefined;
}

/** The number of areas that take longer to look into than all jobs of what is asked for. */
const MANY_AREAS = 40;

/** No index of the areas has these: where few match, hundreds of areas would be walked for them. */
export function mayBeFew({ nearbyAreas = [], classId, classIds, ...filter }: BoardFilter): boolean {
  const { jobId, subjectIds, tutoringPlaceId, tutoringPlaceIds, daysInWeek, salary } = filter;
  const places = tutoringPlaceId ?? tutoringPlaceIds;
  const sought = [jobId, subjectIds, places, daysInWeek, salary.min, salary.max];
  return (
    nearbyAreas.length > MANY_AREAS &&
    (classId ?? classIds) === undefined &&
    sought.some((one) => one != null)
  );
}
