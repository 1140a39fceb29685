/**
 * Where tutors stand in the hub: on the shelf of everybody, and on one for their city, for each area
 * they teach in, each class, each university and department, and each pair of these two. A list is
 * read from the narrowest shelf.
 */
const KIND = 100_000_000;

export const EVERYBODY = 0;
export const cityShelf = (id: number) => KIND + id;
export const areaShelf = (id: number) => 2 * KIND + id;
export const universityShelf = (id: number) => 3 * KIND + id;
export const departmentShelf = (id: number) => 4 * KIND + id;
export const classShelf = (id: number) => 5 * KIND + id;
/** Two pairs may share a shelf, so who reads one still asks for both. */
export const studyShelf = (universityId: number, departmentId: number) =>
  6 * KIND + ((universityId * 31_337 + departmentId) % KIND);
