import { eq } from 'drizzle-orm';
import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { setPhotoHeaders } from '#server/ground/photos/photo-headers.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { approveNumberChange, refuseNumberChange } from './decide-number-change.ts';
import { listNumberChanges } from './list-number-changes.ts';

export function createStaffNumberHandlers(services: Services) {
  const { db, photos } = services;
  return {
    listStaffNumberChanges: ({ query }) => listNumberChanges(db, query),
    getNumberChangePicture: async ({ caller, params: { id }, request, reply }) => {
      const [row] = await db
        .select({ file: numberChanges.file })
        .from(numberChanges)
        .where(eq(numberChanges.id, id));
      const bytes = row?.file ? await photos.read('identity', row.file) : null;
      if (bytes === null) throw new ApiError('not_found', { text: 'entry_not_found' });
      await writeAudit(services, originOf(request), {
        action: 'staff_number_picture_viewed',
        outcome: 'ok',
        userId: caller.user.id,
        target: `number-change:${id}`,
      });
      setPhotoHeaders(reply, `number-change-${id}.webp`);
      return bytes;
    },
    approveNumberChange: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const version = await approveNumberChange(services, { id: params.id, ...body }, actor);
      return { ...success('staff.number_approved', actor.lang), version };
    },
    refuseNumberChange: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const version = await refuseNumberChange(services, { id: params.id, ...body }, actor);
      return { ...success('staff.number_refused', actor.lang), version };
    },
  } satisfies Partial<Handlers>;
}
