import { z } from 'zod';
import { id, optionalId } from '#core/ground/api/fields/fields.ts';
import { savedFields } from './answers.ts';
import { imageText } from './image.ts';

export const certificateBody = z.object({ certificate_type_id: id, certificate_base64: imageText });

export const certificateEntry = z.object({
  id: z.int(),
  certificate_type_id: z.int(),
  certificate_types: z.object({ title: z.string() }),
  certificate: z.string(),
  width: z.int(),
  height: z.int(),
  created_at: z.string(),
});
export type CertificateEntry = z.infer<typeof certificateEntry>;
export const certificateListAnswer = z.object({
  data: z.array(certificateEntry),
  used_types: z.array(z.int()),
});
export const certificateSavedAnswer = z.object({ ...savedFields, data: certificateEntry });

export const photoBody = z.object({ image: imageText });
/**
 * `photo` is the file name; its address: core/people/profile/photo-url. `new_photo` is the address of
 * one that staff have not approved.
 */
export const photoSavedAnswer = z.object({
  type: z.literal('success'),
  status: z.literal('success'),
  message: z.string(),
  photo: z.string().nullable(),
  new_photo: z.string().nullable(),
  profile_completed: z.int().nullable(),
});
export const newPhotoParams = z.object({ id });
/** Changes with the picture, so that no browser shows an earlier one. */
export const newPhotoQuery = z.object({ version: optionalId });
export const photoTextAnswer = z.object({
  photo: z.string().nullable(),
});
