/**
 * The facets that a list of the hub can be read by: every tutor has a row for the facet of
 * everybody, one for the city, for each area, university, department, class, subject and category,
 * and for the pairs that are requested together: city and subject, city and category, university
 * and department; and one for each beginning of a word of the name. A list is read from the
 * smallest facet.
 */
import { createHash } from 'node:crypto';

const KIND = 100_000_000;
/** Two pairs may share a facet, so who reads one still asks for both. */
const pair = (kind: number, one: number, other: number) =>
  kind * KIND + ((one * 31_337 + other) % KIND);

export const EVERYBODY = 0;
export const cityFacet = (id: number) => KIND + id;
export const areaFacet = (id: number) => 2 * KIND + id;
export const universityFacet = (id: number) => 3 * KIND + id;
export const departmentFacet = (id: number) => 4 * KIND + id;
export const classFacet = (id: number) => 5 * KIND + id;
export const studyFacet = (universityId: number, departmentId: number) =>
  pair(6, universityId, departmentId);
export const subjectFacet = (id: number) => 7 * KIND + id;
export const categoryFacet = (id: number) => 8 * KIND + id;
export const citySubjectFacet = (cityId: number, subjectId: number) => pair(9, cityId, subjectId);
/** Everybody whose documents staff have checked. */
export const CHECKED = 11 * KIND;
/**
 * Returns the facet of a beginning as it is stored (`rh*`, core/people/names/name-key.ts). There
 * are some ten thousand of them and nine hundred million facets: two common ones are not expected
 * to share theirs.
 */
export const nameFacet = (beginning: string) =>
  12 * KIND +
  (Number.parseInt(createHash('md5').update(beginning).digest('hex').slice(0, 8), 16) % (9 * KIND));
export const cityCategoryFacet = (cityId: number, categoryId: number) =>
  pair(10, cityId, categoryId);
