import { ApiError } from './api-error.ts';
import type { ErrorAnswer } from './error.ts';
import type { ServerAnswer } from './send-request.ts';

/** A proxy between us and the reader may answer with its own page, so the shape is checked. */
const isErrorAnswer = (data: unknown): data is ErrorAnswer =>
  typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string';

/**
 * Returns what the server said; throws an ApiError if it is a refusal, or not from our server at
 * all.
 */
export function readAnswer({ response, text }: ServerAnswer): unknown {
  const { ok, status, statusText } = response;
  const data = parse(text);
  if (ok && data !== undefined) return data;
  if (isErrorAnswer(data)) {
    const { code, message, errors, request_id } = data;
    throw new ApiError(code, message, { status, fields: errors, requestId: request_id });
  }
  const code = status >= 500 ? 'unavailable' : 'invalid_answer';
  throw new ApiError(code, `${status} ${statusText}`, { status });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
