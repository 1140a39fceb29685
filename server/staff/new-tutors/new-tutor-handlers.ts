import { eq } from 'drizzle-orm';
import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { tutorAcceptances } from '#server/ground/db/schema/tutor-acceptances.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { presentProfiles } from '#server/market/hub/get-hub-tutor.ts';
import { readUnlistedProfiles } from '#server/people/listing/read-tutors.ts';
import { decideNewTutor } from './decide-new-tutor.ts';
import { listNewTutors } from './list-new-tutors.ts';

export function createNewTutorHandlers(services: Services) {
  const { db } = services;
  return {
    listNewTutors: ({ query, ...call }) => listNewTutors(services, query, toStaffActor(call).lang),
    getNewTutor: async ({ params, ...call }) => {
      const [row] = await db
        .select({ id: tutors.id })
        .from(tutors)
        .innerJoin(tutorAcceptances, eq(tutorAcceptances.tutorId, tutors.id))
        .where(eq(tutors.userId, params.id));
      const rows = row === undefined ? [] : await readUnlistedProfiles(db, [row.id]);
      const [profile] = await presentProfiles(services, rows, toStaffActor(call).lang);
      if (profile === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
      return profile;
    },
    acceptTutor: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const decision = { userId: params.id, ...body, reason: null };
      const version = await decideNewTutor(services, decision, actor);
      return { ...success('staff.tutor_accepted', actor.lang), version };
    },
    declineTutor: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const version = await decideNewTutor(services, { userId: params.id, ...body }, actor);
      return { ...success('staff.tutor_declined', actor.lang), version };
    },
  } satisfies Partial<Handlers>;
}
