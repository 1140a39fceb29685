import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { setPhotoHeaders } from '#server/ground/photos/photo-headers.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { findProof, presentOwnProof } from './find-proof.ts';
import { sendProof } from './send-proof.ts';
import { withdrawProof } from './withdraw-proof.ts';

export const createProofHandlers = (services: Services) =>
  ({
    sendProof: async ({ caller, body, request }) =>
      presentOwnProof(await sendProof(services, body, { caller, origin: originOf(request) })),
    withdrawProof: async ({ caller, params, request }) => {
      await withdrawProof(services, params.id, { caller, origin: originOf(request) });
      return success('money.proof_withdrawn', requestLang(request));
    },
    getProofImage: async ({ caller, params, request, reply }) => {
      const { db, photos } = services;
      const isStaff = caller.user.type === 'staff';
      const found = await findProof(db, params.id);
      const isShown = isStaff || found?.payment.userId === caller.user.id;
      const file = isShown ? (found?.proof.file ?? null) : null;
      const bytes = file === null ? null : await photos.read('proofs', file);
      if (bytes === null) throw new ApiError('not_found', { text: 'entry_not_found' });
      if (isStaff)
        await writeAudit(services, originOf(request), {
          action: 'payment_proof_viewed',
          outcome: 'ok',
          userId: caller.user.id,
          target: `payment:${params.id}`,
        });
      setPhotoHeaders(reply, `proof-${params.id}.webp`);
      return bytes;
    },
  }) satisfies Partial<Handlers>;
