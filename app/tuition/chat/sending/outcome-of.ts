import { type ApiError, isToBeSentAgain } from '#core/ground/api/api-error.ts';

/** `wait`: it may have arrived, or will; its key makes sending it again harmless. */
export type Outcome = { kind: 'sent' } | { kind: 'wait' } | { kind: 'refused'; problem: string };

export function outcomeOf(error: ApiError): Outcome {
  if (isToBeSentAgain(error)) return { kind: 'wait' };
  return { kind: 'refused', problem: Object.values(error.fields)[0]?.[0] ?? error.message };
}
