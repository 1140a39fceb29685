/** The things staff check of a tutor, and what they may find. */
export const checkKinds = ['certificate', 'education', 'personal', 'photo'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** A changed item waits again. */
export const checkStatuses = ['waiting', 'approved', 'returned'] as const;
export type CheckStatus = (typeof checkStatuses)[number];

/** The parts the badge may name, in the order they are read. */
export const checkedParts = ['identity', 'academic', 'education', 'personal'] as const;
export type CheckedPart = (typeof checkedParts)[number];

/** National id, birth certificate, passport (server/ground/reference/certificate-types.json). */
export const IDENTITY_TYPES: readonly number[] = [1, 2, 3];
/** Mark sheets and certificates of exams: what somebody has learnt. */
export const DEGREE_TYPES: readonly number[] = [5, 6, 7, 8, 9, 10, 11, 12];
/** Student card, mark sheets and certificates of schools, colleges and universities. */
export const ACADEMIC_TYPES: readonly number[] = [4, 5, 6, 7, 8, 9, 10, 11, 12];
