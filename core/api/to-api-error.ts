import { isHTTPError, isKyError, isTimeoutError } from 'ky';
import { ApiError } from './api-error.ts';
import type { ErrorAnswer } from './schemas/error.ts';

/** A proxy between us and the reader may answer with its own page, so the shape is checked. */
const isErrorAnswer = (data: unknown): data is ErrorAnswer =>
  typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string';

export function toApiError(error: unknown, isOnline: boolean): unknown {
  if (isHTTPError(error)) {
    const { status } = error.response;
    if (!isErrorAnswer(error.data))
      return new ApiError(status >= 500 ? 'unavailable' : 'invalid_answer', error.message, {
        status,
        cause: error,
      });
    const { code, message, errors, request_id } = error.data;
    return new ApiError(code, message, {
      status,
      fields: errors,
      requestId: request_id,
      cause: error,
    });
  }
  if (error instanceof Error && error.name === 'AbortError') return error;
  if (isTimeoutError(error)) return new ApiError('timeout', error.message, { cause: error });
  if (isKyError(error) || error instanceof TypeError)
    return new ApiError(isOnline ? 'network' : 'offline', String(error), { cause: error });
  return error;
}
