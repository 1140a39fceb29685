import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { hubScore, ratingRank } from '#core/market/hub/hub-score.ts';
import { isBeginning, storedNameKeys } from '#core/people/names/name-key.ts';
import type { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import type { tutors, users } from '#server/ground/db/schema/people.ts';
import type { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
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
} from './facets.ts';

export interface ListedTutor {
  tutor: typeof tutors.$inferSelect;
  user: typeof users.$inferSelect;
  offer: typeof tutorProfiles.$inferSelect;
  degrees: { universityId: number | null; departmentId: number | null }[];
}

const known = (ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

/** Returns where a tutor teaches, and lives: the areas the hub finds him or her in. */
export const areasOf = ({ tutor, offer }: Pick<ListedTutor, 'tutor' | 'offer'>): number[] =>
  known([...offer.preferredLocationIds, tutor.locationId]);

const studyOf = ({ universityId, departmentId }: ListedTutor['degrees'][number]) =>
  universityId === null || departmentId === null ? null : studyFacet(universityId, departmentId);

/** One row a facet. */
export function toListings(listed: ListedTutor): (typeof hubListings.$inferInsert)[] {
  const { tutor, user, offer, degrees } = listed;
  const { cityId } = tutor;
  if (cityId === null) return [];
  const universityIds = known(degrees.map(({ universityId }) => universityId));
  const departmentIds = known(degrees.map(({ departmentId }) => departmentId));
  const locationIds = areasOf(listed);
  const row = {
    tutorId: tutor.id,
    score: hubScore(tutor),
    ratingRank: ratingRank(tutor),
    joinedAt: user.createdAt,
    gender: user.gender,
    salary: tutor.expectedSalary,
    isChecked: tutor.documentsCheckedAt !== null,
    isOnline: offer.placeIds.includes(TUTORING_PLACE.online),
    isHome: offer.placeIds.includes(TUTORING_PLACE.home),
    isGroup: offer.placeIds.includes(TUTORING_PLACE.group),
    cityId,
    categoryIds: offer.categoryIds,
    classIds: offer.classIds,
    subjectIds: offer.subjectIds,
    universityIds,
    departmentIds,
    locationIds,
  };
  const nameKeys = storedNameKeys(user.name);
  const subjectIds = known(offer.subjectIds);
  const categoryIds = known(offer.categoryIds);
  const facets = [
    ...(row.isChecked ? [CHECKED] : []),
    cityFacet(cityId),
    ...locationIds.map(areaFacet),
    ...universityIds.map(universityFacet),
    ...departmentIds.map(departmentFacet),
    ...known(offer.classIds).map(classFacet),
    ...subjectIds.map(subjectFacet),
    ...categoryIds.map(categoryFacet),
    ...known(degrees.map(studyOf)),
    ...known(nameKeys.filter(isBeginning).map(nameFacet)),
    ...subjectIds.map((id) => citySubjectFacet(cityId, id)),
    ...categoryIds.map((id) => cityCategoryFacet(cityId, id)),
  ];
  return [{ ...row, facet: EVERYBODY, nameKeys }, ...facets.map((facet) => ({ ...row, facet }))];
}
