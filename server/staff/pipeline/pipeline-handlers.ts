import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { moveApplication } from '#server/market/hiring/move-application.ts';
import { undoLastMove } from '#server/market/hiring/undo-last-move.ts';
import { tellWhoChanged } from '#server/staff/changed-meanwhile.ts';
import { addNote } from '#server/staff/notes/add-note.ts';
import { answerLeave } from '#server/tuition/teaching/changes/answer-leave.ts';
import { withdrawAgreedEnd } from '#server/tuition/teaching/changes/withdraw-agreed-end.ts';
import { checkDemoHeld } from './check-demo-held.ts';
import { checkTutorMayGoOn } from './check-tutor-may-go-on.ts';
import { makeCompareLink, revokeCompareLinks } from './compare-link.ts';
import { readPipeline } from './read-pipeline.ts';

export function createPipelineHandlers(services: Services) {
  const { db } = services;
  return {
    getPipeline: ({ params, ...call }) =>
      readPipeline(services, params.id, toStaffActor(call).lang),
    moveApplication: async ({ params: { id }, body, ...call }) => {
      const { user, origin, lang } = toStaffActor(call);
      const { ended_by: endedBy, without_demo: withoutDemo, ...rest } = body;
      const move = { ...rest, endedBy, applicationId: id, byUserId: user.id, origin };
      const { moveId } = await tellWhoChanged(db, { applicationId: id }, lang, () =>
        db.transaction(async (transaction) => {
          await checkTutorMayGoOn(transaction, id, body.to, services.now());
          if (!withoutDemo) await checkDemoHeld(transaction, id, body.to, services.now());
          return moveApplication(services, transaction, move);
        }),
      );
      return { ...success('staff.moved', lang), stage: body.to, move_id: moveId };
    },
    undoMove: async ({ params: { id }, body, ...call }) => {
      const { user, origin, lang } = toStaffActor(call);
      const undo = { applicationId: id, moveId: body.move_id, byUserId: user.id, origin };
      const { stage, keptCharge } = await tellWhoChanged(db, { applicationId: id }, lang, () =>
        db.transaction((transaction) => undoLastMove(services, transaction, undo)),
      );
      return {
        ...success('staff.undone', lang),
        stage,
        move_id: body.move_id,
        kept_charge: keptCharge ?? null,
      };
    },
    answerLeave: async ({ params, body, ...call }) => {
      const { user, origin, lang } = toStaffActor(call);
      await answerLeave(services, { changeId: params.id, body, byUserId: user.id, origin });
      return success(body.accepts ? 'staff.leave_agreed' : 'staff.leave_declined', lang);
    },
    withdrawAgreedEnd: async ({ params, ...call }) => {
      const { user, origin, lang } = toStaffActor(call);
      await withdrawAgreedEnd(services, { changeId: params.id, byUserId: user.id, origin });
      return success('staff.leave_declined', lang);
    },
    addStaffNote: async ({ body, ...call }) => ({
      status: 'success',
      note: await addNote(services, body, toStaffActor(call)),
    }),
    createCompareLink: ({ params, body, ...call }) =>
      makeCompareLink(services, params.id, body.send_sms, toStaffActor(call)),
    revokeCompareLink: async ({ params, ...call }) => {
      const actor = toStaffActor(call);
      await revokeCompareLinks(services, params.id, actor);
      return success('staff.link_revoked', actor.lang);
    },
  } satisfies Partial<Handlers>;
}
