/**
 * Staff changed where a request is taught: the tutor of it reads the new address in the hand-over, and
 * who applied hears of another area, which the board shows. Source: docs/requirements/market/hire.md, "Changed address".
 */
import { and, eq, inArray } from 'drizzle-orm';
import { isTaken, stages } from '#core/market/hire/application-stages.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { tutorNotice } from './tutor-notice.ts';

const AREA = ['cityId', 'locationId', 'tutoringPlaceId'] as const;
const ADDRESS = [...AREA, 'fullAddress', 'flatHouse', 'roadNo', 'area'] as const;
const GOING_ON = stages.filter((stage) => stage !== 'closed');

const hasChanged = (before: JobRow, after: JobRow, columns: readonly (keyof JobRow)[]) =>
  columns.some((column) => (before[column] ?? '') !== (after[column] ?? ''));

export async function tellPlaceChanged(
  services: Services,
  db: Db,
  before: JobRow,
  after: JobRow,
): Promise<void> {
  if (!hasChanged(before, after, ADDRESS)) return;
  const isOtherArea = hasChanged(before, after, AREA);
  const rows = await db
    .select({ id: applications.id, stage: applications.stage, userId: tutors.userId })
    .from(applications)
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .where(and(eq(applications.jobOfferId, after.id), inArray(applications.stage, GOING_ON)))
    .orderBy(applications.id);
  await notify(
    services,
    db,
    rows.flatMap(({ id, stage, userId }) => {
      if (isTaken(stage))
        return tutorNotice(after, userId, 'tuition_address_changed', {
          path: tuitionPath('tutor', 'job-details', id),
        });
      // Before the appointment a tutor knows the area alone.
      return isOtherArea
        ? tutorNotice(after, userId, 'job_area_changed', { path: `/job-details/${after.id}` })
        : [];
    }),
  );
}
