/** The children of the guardian of the README, who live in one house in Mirpur. */
import type { students } from '#server/ground/db/schema/students.ts';

type Child = Required<Pick<typeof students.$inferInsert, 'name' | 'classId' | 'gender'>> &
  Partial<Pick<typeof students.$inferInsert, 'institute' | 'age'>> & {
    /** Years before now, month and day. */
    born?: { yearsAgo: number; day: string };
  };

export const FAMILY_PLACE = { cityId: 1, locationId: 1001 };

/** The two who go to school are those the requests are for. */
export const PUPILS = [
  {
    name: 'Mitu Rahman',
    classId: 113,
    institute: 'Monipur High School',
    gender: 2,
    born: { yearsAgo: 15, day: '03-14' },
  },
  {
    name: 'Rafi Rahman',
    classId: 109,
    institute: 'SOS Hermann Gmeiner',
    gender: 1,
    born: { yearsAgo: 11, day: '08-02' },
  },
] as const satisfies Child[];

export const LITTLE_ONE = {
  name: 'Tuba Rahman',
  classId: 101,
  age: 4,
  gender: 2,
} as const satisfies Child;

/** Finds the student a request is for, by its class. */
export const pupilIn = (classId: number) => PUPILS.find((pupil) => pupil.classId === classId);
