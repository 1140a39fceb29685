/**
 * Where tutors stand in the hub: on the shelf of everybody, and on one for their city, for each area
 * they teach in, each university, department, class, subject and category, and for the pairs that
 * are asked for together: city and subject, city and category, university and department. A list is
 * read from the narrowest shelf.
 */
const KIND = 100_000_000;
/** Two pairs may share a shelf, so who reads one still asks for both. */
const pair = (kind: number, one: number, other: number) =>
  kind * KIND + ((one * 31_337 + other) % KIND);

export const EVERYBODY = 0;
export const cityShelf = (id: number) => KIND + id;
export const areaShelf = (id: number) => 2 * KIND + id;
export const universityShelf = (id: number) => 3 * KIND + id;
export const departmentShelf = (id: number) => 4 * KIND + id;
export const classShelf = (id: number) => 5 * KIND + id;
export const studyShelf = (universityId: number, departmentId: number) =>
  pair(6, universityId, departmentId);
export const subjectShelf = (id: number) => 7 * KIND + id;
export const categoryShelf = (id: number) => 8 * KIND + id;
export const citySubjectShelf = (cityId: number, subjectId: number) => pair(9, cityId, subjectId);
export const cityCategoryShelf = (cityId: number, categoryId: number) =>
  pair(10, cityId, categoryId);
