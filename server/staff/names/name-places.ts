/** The places where the names of each kind stand, and the columns that point at them. */
import type { InstituteKind } from '#core/staff/institute-kinds.ts';
import { departments, schools, universities } from '#server/ground/db/schema/lookups.ts';

interface NamePlace {
  table: typeof universities | typeof departments | typeof schools;
  lookup: 'universities' | 'departments' | 'schools';
  /** The column in a tutor's education. */
  used: 'universityId' | 'departmentId' | 'schoolId';
  /** The columns in requests, lists of what guardians wish for. */
  wished: readonly ('universityIds' | 'departmentIds' | 'schoolIds' | 'collegeIds')[];
}

export const namePlaces: Record<InstituteKind, NamePlace> = {
  university: {
    table: universities,
    lookup: 'universities',
    used: 'universityId',
    wished: ['universityIds'],
  },
  department: {
    table: departments,
    lookup: 'departments',
    used: 'departmentId',
    wished: ['departmentIds'],
  },
  school: {
    table: schools,
    lookup: 'schools',
    used: 'schoolId',
    wished: ['schoolIds', 'collegeIds'],
  },
};
