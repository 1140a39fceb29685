import type { CallOptions } from '#core/api/api-client.ts';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { coveredFields } from '#core/market/hire/saved-parts.ts';
import type { HireRequest } from './hire-request.ts';

type OwnRequest = NonNullable<CallOptions<'createRequest'>['body']>;

/** Leaves to the server what a saved student or place stands for. */
export function toOwnRequest(request: HireRequest, answers: HireAnswers): OwnRequest {
  const { student_id, saved_location_id } = answers;
  const covered = coveredFields(answers);
  const own = Object.fromEntries(
    Object.entries(request).filter(([name]) => !covered.includes(name)),
  );
  return { ...(own as HireRequest), student_id, saved_location_id };
}
