/** The schemas of what staff check of a tutor, for everybody, for the tutor and for staff. */
import { z } from 'zod';
import { id, nullableText, optional } from '#core/ground/api/fields/fields.ts';
import { paged, pageQuery } from '#core/ground/api/fields/page.ts';
import { reason } from '#core/people/api/fields/person-text.ts';
import { checkKinds, checkStatuses } from '#core/people/documents/document-checks.ts';
import { documentsChecked } from './fields/documents-checked.ts';
import { actor, version, versionAnswer } from './fields/staff-fields.ts';
import { certificateEntry } from './profile/certificate.ts';
import { educationEntry } from './profile/education.ts';
import { personalInfo } from './profile/personal-info.ts';

/** The check that a document or an entry shows its owner. */
export const ownCheck = z.object({
  kind: z.enum(checkKinds),
  item_id: z.int(),
  status: z.enum(checkStatuses),
  reason: nullableText,
  submitted_at: z.string(),
  decided_at: nullableText,
});
export type OwnCheck = z.infer<typeof ownCheck>;
export const ownChecksAnswer = z.object({
  data: z.array(ownCheck),
  documents_checked: documentsChecked.nullable(),
});

export const documentsQuery = z.object({
  status: optional(z.enum(checkStatuses)),
  ...pageQuery.shape,
});
const tutor = { user_id: z.int(), tutorid: z.string(), name: z.string() };
export const documentsAnswer = z.object({
  ...paged,
  data: z.array(
    z.object({
      ...tutor,
      waiting: z.int(),
      returned: z.int(),
      approved: z.int(),
      since: z.string(),
    }),
  ),
});

export const documentsParams = z.object({ id: id });
const staffCheck = ownCheck.extend({ id: z.int(), version, decided_by: actor });
export type StaffCheck = z.infer<typeof staffCheck>;
const withCheck = <T extends z.ZodRawShape>(entry: z.ZodObject<T>) =>
  z.object({ ...entry.shape, check: staffCheck });
export const tutorDocuments = z.object({
  ...tutor,
  gender: z.int().nullable(),
  photo: nullableText,
  new_photo: nullableText,
  photo_check: staffCheck.nullable(),
  documents_checked: documentsChecked.nullable(),
  certificates: z.array(withCheck(certificateEntry)),
  education: z.array(withCheck(educationEntry)),
  personal: z.object({ ...personalInfo.shape, check: staffCheck.nullable() }).nullable(),
  moved: z.object({ at: z.string(), delivery_taka: z.int() }).nullable(),
});
export type TutorDocuments = z.infer<typeof tutorDocuments>;

export const checkParams = z.object({ id: id });
export const approveCheckBody = z.strictObject({ version });
export const returnCheckBody = z.strictObject({ version, reason });
export const checkDecidedAnswer = versionAnswer;
