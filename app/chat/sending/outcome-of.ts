import type { ApiError } from '#core/api/api-error.ts';

/** `wait`: it may have arrived, or will; its key makes sending it again harmless. */
export type Outcome = { kind: 'sent' } | { kind: 'wait' } | { kind: 'refused'; problem: string };

/** No answer, one that is none, or none yet: who signs in again goes on where the session ended. */
const WITHOUT_ANSWER = ['offline', 'network', 'timeout', 'invalid_answer', 'not_signed_in'];
/** Its turn comes. */
const LATER = ['too_many_requests', 'unavailable'];

export function outcomeOf({ code, status = 0, fields, message }: ApiError): Outcome {
  const isOpen = [...WITHOUT_ANSWER, ...LATER].includes(code) || status >= 500;
  if (isOpen) return { kind: 'wait' };
  return { kind: 'refused', problem: Object.values(fields)[0]?.[0] ?? message };
}
