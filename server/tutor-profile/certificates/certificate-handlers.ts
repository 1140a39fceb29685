import { and, eq } from 'drizzle-orm';
import { writeAudit } from '#server/audit/write-audit.ts';
import { tutorCertificates } from '#server/db/schema/tutor-certificates.ts';
import { presentCheck } from '#server/documents/present-check.ts';
import { presentChecked } from '#server/documents/present-checked.ts';
import { readChecks } from '#server/documents/read-checks.ts';
import { dropCheck, submitCheck } from '#server/documents/submit-check.ts';
import { checkIds } from '#server/lookups/check-ids.ts';
import { keepImage } from '#server/photos/keep-image.ts';
import { setPhotoHeaders } from '#server/photos/photo-headers.ts';
import { removeUnused } from '#server/photos/photo-in-use.ts';
import { saveProfile } from '#server/profile/save-profile.ts';
import { entryNotFound, fieldError, savedAnswer } from '#server/profile/saved-answer.ts';
import type { Call, Handlers } from '#server/request/call.ts';
import { originOf } from '#server/request/origin-of.ts';
import { requestLang } from '#server/request/request-lang.ts';
import type { Services } from '#server/services/services.ts';
import { serverText } from '#server/text/server-text.ts';
import { findCertificate, presentCertificate, readCertificates } from './present-certificate.ts';

/** Small print on a mark sheet stays readable. */
const MAX_SIDE = 2400;
const FIELD = 'certificate_base64';

export function createCertificateHandlers(services: Services) {
  const { db, photos, lookupCache } = services;

  const audit = (
    { caller, request }: Pick<Call<'getCertificateImage'>, 'caller' | 'request'>,
    action: 'certificate_added' | 'certificate_deleted' | 'certificate_viewed',
    id: number,
  ) =>
    writeAudit(services, originOf(request), {
      action,
      outcome: 'ok',
      userId: caller.user.id,
      target: `certificate:${id}`,
    });

  const insert = async (tutorId: number, typeId: number, file: string, size: ImageSize) =>
    saveProfile(db, tutorId, async (transaction) => {
      const [row] = await transaction
        .insert(tutorCertificates)
        .values({ tutorId, certificateTypeId: typeId, file, ...size, createdAt: services.now() })
        .onConflictDoNothing()
        .returning();
      if (row === undefined) throw fieldError('certificate_type_id', 'certificate_type_used');
      const item = { tutorId, kind: 'certificate', itemId: row.id } as const;
      await submitCheck(transaction, item, services.now());
      return row;
    });

  return {
    listOwnChecks: async ({ caller }) => ({
      data: (await readChecks(db, caller.tutor.id)).map(presentCheck),
      documents_checked: presentChecked(caller.tutor),
    }),
    listCertificates: async ({ caller, request }) => {
      const rows = await readCertificates(db, caller.tutor.id);
      const lang = requestLang(request);
      return {
        data: rows.map((row) => presentCertificate(row, lookupCache.current, lang)),
        used_types: rows.map(({ certificateTypeId }) => certificateTypeId),
      };
    },
    addCertificate: async (call) => {
      const { caller, body, request } = call;
      const lang = requestLang(request);
      const { certificateTypes } = lookupCache.current;
      const typeId = body.certificate_type_id;
      checkIds([{ field: 'certificate_type_id', table: certificateTypes, ids: [typeId] }]);
      const { result, completed } = await keepImage(
        services,
        {
          userId: caller.user.id,
          area: 'certificates',
          field: FIELD,
          base64: body.certificate_base64,
          maxSide: MAX_SIDE,
          isSquare: false,
        },
        (file, { width, height }) => insert(caller.tutor.id, typeId, file, { width, height }),
      );
      await audit(call, 'certificate_added', result.id);
      return {
        ...savedAnswer(serverText('profile.image_uploaded', lang), completed),
        data: presentCertificate(result, lookupCache.current, lang),
      };
    },
    deleteCertificate: async (call) => {
      const { caller, params, request } = call;
      const tutorId = caller.tutor.id;
      const { result, completed } = await saveProfile(db, tutorId, async (transaction) => {
        const [gone] = await transaction
          .delete(tutorCertificates)
          .where(and(eq(tutorCertificates.id, params.id), eq(tutorCertificates.tutorId, tutorId)))
          .returning({ file: tutorCertificates.file });
        if (gone === undefined) throw entryNotFound();
        await dropCheck(transaction, { kind: 'certificate', itemId: params.id });
        return gone;
      });
      await removeUnused(services, 'certificates', result.file);
      await audit(call, 'certificate_deleted', params.id);
      return savedAnswer(
        serverText('profile.certificate_deleted', requestLang(request)),
        completed,
      );
    },
    getCertificateImage: async (call) => {
      const { caller, params, reply } = call;
      const isStaff = caller.user.type === 'staff';
      const tutorId = isStaff ? null : (caller.tutor?.id ?? 0);
      const row = await findCertificate(db, params.id, tutorId);
      const bytes = row === undefined ? null : await photos.read('certificates', row.file);
      if (bytes === null) throw entryNotFound();
      if (isStaff) await audit(call, 'certificate_viewed', params.id);
      setPhotoHeaders(reply, `certificate-${params.id}.webp`);
      return bytes;
    },
  } satisfies Partial<Handlers>;
}

interface ImageSize {
  width: number;
  height: number;
}
