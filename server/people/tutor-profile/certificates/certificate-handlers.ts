import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import { checkIds } from '#server/ground/lookups/check-ids.ts';
import { keepImage } from '#server/ground/photos/keep-image.ts';
import { setPhotoHeaders } from '#server/ground/photos/photo-headers.ts';
import { removeUnused } from '#server/ground/photos/photo-in-use.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { presentCheck } from '#server/people/documents/present-check.ts';
import { presentChecked } from '#server/people/documents/present-checked.ts';
import { readChecks } from '#server/people/documents/read-checks.ts';
import { dropCheck, submitCheck } from '#server/people/documents/submit-check.ts';
import { entryNotFound, fieldError } from '#server/people/profile/profile-errors.ts';
import { saveOwnProfile } from '#server/people/profile/save-own-profile.ts';
import { isOwnEntry } from '../own-entry.ts';
import { findCertificate, presentCertificate, readCertificates } from './present-certificate.ts';

/** The longer side in px: small print on a mark sheet stays readable. */
const MAX_SIDE = 2400;
const FIELD = 'certificate_base64';

type Saving = Pick<Call<'addCertificate'>, 'caller' | 'request'>;

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

  const insert = (call: Saving, typeId: number, file: string, size: ImageSize) =>
    saveOwnProfile(db, call, 'profile.image_uploaded', async (transaction, tutorId) => {
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
      const { certificateTypes } = lookupCache.current;
      const typeId = body.certificate_type_id;
      checkIds([{ field: 'certificate_type_id', table: certificateTypes, ids: [typeId] }]);
      const { result, answer } = await keepImage(
        services,
        {
          userId: caller.user.id,
          area: 'certificates',
          field: FIELD,
          base64: body.certificate_base64,
          maxSide: MAX_SIDE,
          isSquare: false,
        },
        (file, { width, height }) => insert(call, typeId, file, { width, height }),
      );
      await audit(call, 'certificate_added', result.id);
      const data = presentCertificate(result, lookupCache.current, requestLang(request));
      return { ...answer, data };
    },
    deleteCertificate: async (call) => {
      const { params } = call;
      const said = 'profile.certificate_deleted';
      const { result, answer } = await saveOwnProfile(
        db,
        call,
        said,
        async (transaction, tutorId) => {
          const [gone] = await transaction
            .delete(tutorCertificates)
            .where(isOwnEntry(tutorCertificates, tutorId, params.id))
            .returning({ file: tutorCertificates.file });
          if (gone === undefined) throw entryNotFound();
          await dropCheck(transaction, { kind: 'certificate', itemId: params.id });
          return gone;
        },
      );
      await removeUnused(services, 'certificates', result.file);
      await audit(call, 'certificate_deleted', params.id);
      return answer;
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
