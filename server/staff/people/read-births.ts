/** Days of birth, which nobody but their owners and staff see. */
import { asc, eq } from 'drizzle-orm';
import type { Person } from '#core/staff/api/staff.ts';
import type { Db } from '#server/ground/db/database.ts';
import { students } from '#server/ground/db/schema/students.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import type { FoundPerson } from './find-people.ts';

type Births = Pick<Person, 'date_of_birth' | 'students'>;

async function readTutorBirth(db: Db, tutorId: number): Promise<string | null> {
  const [row] = await db
    .select({ day: tutorPersonalInfos.dateOfBirth })
    .from(tutorPersonalInfos)
    .where(eq(tutorPersonalInfos.tutorId, tutorId));
  return row?.day ?? null;
}

export async function readBirths(db: Db, { tutor, parent }: FoundPerson): Promise<Births> {
  const saved =
    parent === null
      ? []
      : await db
          .select({ id: students.id, name: students.name, date_of_birth: students.dateOfBirth })
          .from(students)
          .where(eq(students.parentId, parent.id))
          .orderBy(asc(students.id));
  return {
    date_of_birth: tutor === null ? null : await readTutorBirth(db, tutor.id),
    students: saved,
  };
}
