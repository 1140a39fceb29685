import type { DocumentsChecked } from '#core/people/api/fields/documents-checked.ts';
import type { tutors } from '#server/ground/db/schema/people.ts';

type Checked = Pick<typeof tutors.$inferSelect, 'documentsCheckedAt' | 'checkedParts'>;

export const presentChecked = ({
  documentsCheckedAt,
  checkedParts,
}: Checked): DocumentsChecked | null =>
  documentsCheckedAt && { at: documentsCheckedAt.toISOString(), parts: checkedParts };
