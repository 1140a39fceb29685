import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { ApiError } from './api-error.ts';
import type { ErrorAnswer } from './error.ts';
import { toNetworkError } from './network-error.ts';

/** A proxy between us and the reader may answer with its own page, so the shape is checked. */
const isErrorAnswer = (data: unknown): data is ErrorAnswer =>
  typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string';

/** Returns the error that callers of the API know for one of ky's. Others stay what they are. */
export function toApiError(error: Error): Error {
  if (isTimeoutError(error)) return new ApiError('timeout', error.message, { cause: error });
  if (isNetworkError(error)) return toNetworkError(error.cause);
  if (!isHTTPError(error)) return error;
  const { status, statusText } = error.response;
  if (isErrorAnswer(error.data)) {
    const { code, message, errors, request_id } = error.data;
    return new ApiError(code, message, { status, fields: errors, requestId: request_id });
  }
  const code = status >= 500 ? 'unavailable' : 'invalid_answer';
  return new ApiError(code, `${status} ${statusText}`, { status });
}
