import { eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { StaffCheck, TutorDocuments } from '#core/people/api/documents.ts';
import type { CheckKind } from '#core/people/documents/document-checks.ts';
import { type ActorOf, readActors } from '#server/ground/audit/read-actors.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { newPhotoPath } from '#server/people/documents/new-photo.ts';
import { presentCheck } from '#server/people/documents/present-check.ts';
import { presentChecked } from '#server/people/documents/present-checked.ts';
import { type CheckRow, readChecks } from '#server/people/documents/read-checks.ts';
import {
  presentCertificate,
  readCertificates,
} from '#server/people/tutor-profile/certificates/present-certificate.ts';
import {
  newestFirst,
  presentEducation,
} from '#server/people/tutor-profile/education/present-education.ts';
import { readEducations } from '#server/people/tutor-profile/education/save-education.ts';
import {
  presentPersonalInfo,
  readPersonalRow,
} from '#server/people/tutor-profile/personal/personal-info-row.ts';
import { readMoved } from '#server/staff/bills/read-moved.ts';

async function findTutor({ db }: Pick<Services, 'db'>, userId: number) {
  const [row] = await db
    .select({ tutor: tutors, user: users })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(eq(users.id, userId));
  if (row === undefined) throw new ApiError('not_found', { text: 'person_not_found' });
  return row;
}

export async function getTutorDocuments(
  services: Services,
  userId: number,
  lang: Lang,
): Promise<TutorDocuments> {
  const { db, lookupCache } = services;
  const lookups = lookupCache.current;
  const { tutor, user } = await findTutor(services, userId);
  const checks = await readChecks(db, tutor.id);
  const certificates = await readCertificates(db, tutor.id);
  const education = (await readEducations(db, tutor.id)).sort(newestFirst);
  const personal = await readPersonalRow(db, tutor.id);
  const actorOf = await readActors(
    db,
    checks.map(({ decidedBy }) => decidedBy),
  );
  /** An entry that was saved just now, after the checks were read, comes with the next look. */
  const withCheck = <T extends object>(kind: CheckKind, itemId: number, entry: T) => {
    const row = checks.find((one) => one.kind === kind && one.itemId === itemId);
    return row === undefined ? [] : [{ ...entry, check: presentStaffCheck(row, actorOf) }];
  };
  /** Personal information that is not whole yet is not checked yet. */
  const personalCheck = checks.find(({ kind }) => kind === 'personal');
  const photoCheck = checks.find(({ kind }) => kind === 'photo');
  return {
    user_id: user.id,
    tutorid: tutor.tutorid,
    name: user.name,
    gender: user.gender,
    photo: user.photo,
    new_photo: newPhotoPath(tutor.newPhoto, photoCheck),
    photo_check: photoCheck ? presentStaffCheck(photoCheck, actorOf) : null,
    documents_checked: presentChecked(tutor),
    certificates: certificates.flatMap((row) =>
      withCheck('certificate', row.id, presentCertificate(row, lookups, lang)),
    ),
    education: education.flatMap((row) =>
      withCheck('education', row.id, presentEducation(row, lookups, lang)),
    ),
    moved: await readMoved(db, user.id, personal?.addressChangedAt ?? null),
    personal:
      personal === null
        ? null
        : {
            ...presentPersonalInfo(personal, lookups, lang),
            check: personalCheck ? presentStaffCheck(personalCheck, actorOf) : null,
          },
  };
}

const presentStaffCheck = (row: CheckRow, actorOf: ActorOf): StaffCheck => ({
  ...presentCheck(row),
  id: row.id,
  version: row.version,
  decided_by: actorOf(row.decidedBy),
});
