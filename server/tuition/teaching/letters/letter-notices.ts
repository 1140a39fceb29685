import { type OwnSide, ownSides } from '#core/people/account/own-sides.ts';
import { letterPath } from '#core/tuition/teaching/letter-path.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type Notice, notify } from '#server/notify/notifications/notify.ts';
import type { Tuition } from '#server/tuition/handover/find-tuition.ts';

/** Asks those of the two to read and sign the letter of a tuition. */
export async function askToSign(
  services: Services,
  db: Db,
  { application, job, tutorUser, guardian }: Tuition,
  kind: 'letter_changed' | 'letter_reminder',
  sides: readonly OwnSide[] = ownSides,
): Promise<void> {
  const userIds: Record<OwnSide, number> = { tutor: tutorUser.id, guardian: guardian.id };
  const notices = sides.map(
    (side): Notice => ({
      userId: userIds[side],
      kind,
      values: { class_id: job.classId },
      path: letterPath(side, application.id),
    }),
  );
  await notify(services, db, notices);
}
