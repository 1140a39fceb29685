import { eq } from 'drizzle-orm';
import { EDUCATION_LEVEL } from '#core/people/profile/education-rules.ts';
import type { SetupFlags } from '#core/people/profile/setup-steps.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { readPreferredLocations } from '#server/people/profile/preferred-locations.ts';
import { readEducations } from '../education/save-education.ts';

export async function readSetupFlags(db: Db, tutorId: number): Promise<SetupFlags> {
  const [tutor] = await db.select().from(tutors).where(eq(tutors.id, tutorId));
  const levels = (await readEducations(db, tutorId)).map((row) => row.educationLevelId);
  const preferred = await readPreferredLocations(db, tutorId);
  const city = tutor !== undefined && tutor.cityId !== null;
  const salary = tutor !== undefined && tutor.expectedSalary !== null;
  return {
    Secondary: levels.includes(EDUCATION_LEVEL.secondary),
    Bachelor_Honors: levels.includes(EDUCATION_LEVEL.bachelor),
    bachelor_later: tutor?.bachelorLater ?? false,
    teaching_location: city && salary && preferred.length > 0,
    city,
    location: tutor !== undefined && tutor.locationId !== null,
    preferred_location: preferred.length > 0,
    expected_salary: salary,
  };
}
