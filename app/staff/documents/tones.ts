import type { CheckStatus } from '#core/people/documents/document-checks.ts';

export const TONES = {
  waiting: 'warn',
  approved: 'good',
  returned: 'bad',
} as const satisfies Record<CheckStatus, string>;
