/** Universities, departments and schools that tutors named and staff have not looked at yet. */
import { z } from 'zod';
import { id, optional } from '#core/ground/api/fields/fields.ts';
import { paged, pageQuery } from '#core/ground/api/fields/page.ts';
import { personText } from '#core/people/api/fields/person-text.ts';
import { actor } from '#core/people/api/fields/staff-fields.ts';
import { instituteKinds } from '#core/staff/institute-kinds.ts';

const NAME_MAX = 120;
const kind = z.enum(instituteKinds);

export const namesQuery = z.object({ kind: optional(kind), ...pageQuery.shape });
export type NamesQuery = z.output<typeof namesQuery>;
export const nameParams = z.object({ kind, id });
export const renameBody = z.strictObject({
  name: personText(NAME_MAX),
  name_bn: personText(NAME_MAX),
});
export const mergeNameBody = z.strictObject({
  into_id: id,
});

const unlistedName = z.object({
  kind,
  id: z.int(),
  name: z.string(),
  name_bn: z.string(),
  tutors: z.int(),
  first_by: actor,
  first_at: z.string().nullable(),
});
export type UnlistedName = z.infer<typeof unlistedName>;
export const namesAnswer = z.object({
  ...paged,
  data: z.array(unlistedName),
});
