/** The troubles there can be with a tuition or around it. Each has an answer of its own. */
export const TROUBLES = ['advance_fee', 'unpaid_salary', 'absent_tutor'] as const;
export type Trouble = (typeof TROUBLES)[number];
