import { and, desc, eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { CertificateEntry } from '#core/people/api/profile/certificate.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';

type CertificateRow = typeof tutorCertificates.$inferSelect;

/** The address of the picture goes by the row, so the name in the store stays inside. */
export const presentCertificate = (
  row: CertificateRow,
  lookups: Lookups,
  lang: Lang,
): CertificateEntry => ({
  id: row.id,
  certificate_type_id: row.certificateTypeId,
  certificate_types: { title: nameIn(lookups.certificateTypes, row.certificateTypeId, lang) },
  certificate: `/api/tutor-certificate/${row.id}/image`,
  width: row.width,
  height: row.height,
  created_at: row.createdAt.toISOString(),
});

export const readCertificates = (db: Db, tutorId: number): Promise<CertificateRow[]> =>
  db
    .select()
    .from(tutorCertificates)
    .where(eq(tutorCertificates.tutorId, tutorId))
    .orderBy(desc(tutorCertificates.id));

/** `tutorId` null: staff, who may look at everybody's. */
export async function findCertificate(db: Db, id: number, tutorId: number | null) {
  const isOwn = tutorId === null ? undefined : eq(tutorCertificates.tutorId, tutorId);
  const [row] = await db
    .select()
    .from(tutorCertificates)
    .where(and(eq(tutorCertificates.id, id), isOwn));
  return row;
}
