import { eq } from 'drizzle-orm';
import type { Stage } from '#core/market/hire/application-stages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { readAcceptance } from '#server/people/acceptance/is-accepted.ts';
import { isBanned } from '#server/people/account/is-banned.ts';

/**
 * Throws if the person is banned or has a closed account, or is a new tutor whom staff have not
 * accepted: they get no tuition. Ending an application stays possible.
 */
export async function checkTutorMayGoOn(
  db: Db,
  applicationId: number,
  to: Stage,
  now: Date,
): Promise<void> {
  if (to === 'closed') return;
  const [row] = await db
    .select({ user: users, tutorId: tutors.id })
    .from(applications)
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(eq(applications.id, applicationId))
    .for('share', { of: users });
  if (row !== undefined && (isBanned(row.user, now) || row.user.deactivatedAt !== null))
    throw new ApiError('wrong_state', { text: 'tutor_banned' });
  const acceptance = row && (await readAcceptance(db, row.tutorId));
  if (acceptance !== undefined && acceptance.state !== 'accepted')
    throw new ApiError('wrong_state', { text: 'tutor_not_accepted' });
}
