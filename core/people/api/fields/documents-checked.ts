/** The facts everybody may know of the documents of a tutor. */
import { z } from 'zod';
import { checkedParts } from '#core/people/documents/document-checks.ts';

export const documentsChecked = z.object({
  at: z.string(),
  parts: z.array(z.enum(checkedParts)),
});
export type DocumentsChecked = z.infer<typeof documentsChecked>;
