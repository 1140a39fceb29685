/** The facts everybody may know of the documents of a tutor. */
import { z } from 'zod';
import { checkedParts } from '#core/people/documents/document-checks.ts';

export const documentsChecked = z
  .object({
    at: z.string().describe('when our staff approved the newest of them'),
    parts: z.array(z.enum(checkedParts)),
  })
  .describe('what our staff have compared; null without an approved identity document');
export type DocumentsChecked = z.infer<typeof documentsChecked>;
