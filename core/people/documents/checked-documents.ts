import {
  ACADEMIC_TYPES,
  type CheckedPart,
  type CheckKind,
  type CheckStatus,
  checkedParts,
  IDENTITY_TYPES,
} from './document-checks.ts';

export interface Check {
  kind: CheckKind;
  /** The certificate type of a document. */
  certificateTypeId: number | null;
  status: CheckStatus;
  decidedAt: Date | null;
}

export interface CheckedDocuments {
  /** The time of the newest approval that counts. */
  at: Date;
  parts: CheckedPart[];
}

const byPart: Record<CheckedPart, (check: Check) => boolean> = {
  identity: ({ certificateTypeId: id }) => id !== null && IDENTITY_TYPES.includes(id),
  academic: ({ certificateTypeId: id }) => id !== null && ACADEMIC_TYPES.includes(id),
  education: ({ kind }) => kind === 'education',
  personal: ({ kind }) => kind === 'personal',
};

/**
 * Returns what may be said of a tutor in public. Null without an approved identity document: whose
 * mark sheets they are is not known then. One approved document of a kind will do; of the education
 * every entry must be approved, as readers see all of them.
 */
export function checkedDocuments(checks: readonly Check[]): CheckedDocuments | null {
  const counted = checkedParts.flatMap((part) => {
    const all = checks.filter(byPart[part]);
    const approved = all.filter(({ status }) => status === 'approved');
    const isChecked = part === 'education' ? approved.length === all.length : approved.length > 0;
    return approved.length > 0 && isChecked ? [{ part, approved }] : [];
  });
  if (!counted.some(({ part }) => part === 'identity')) return null;
  const times = counted.flatMap(({ approved }) =>
    approved.flatMap(({ decidedAt }) => (decidedAt === null ? [] : [decidedAt.getTime()])),
  );
  return { at: new Date(Math.max(...times)), parts: counted.map(({ part }) => part) };
}
