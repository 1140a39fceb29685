/**
 * The one error a caller of the API sees. It is recognised by `code`, never by its text, and by
 * `name` instead of its class, since two bundles on a page have two copies of the class.
 */
import type { ErrorCode } from './error.ts';

/** Server codes, and what can go wrong before an answer arrives. */
export type ApiErrorCode = ErrorCode | 'offline' | 'network' | 'timeout' | 'invalid_answer';

interface ApiErrorDetails {
  status?: number;
  /** Field name to messages, in the language of the request. */
  fields?: Record<string, string[]>;
  requestId?: string;
  cause?: unknown;
}

export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number | undefined;
  readonly fields: Record<string, string[]>;
  readonly requestId: string | undefined;

  constructor(code: ApiErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
  }
}

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'code' in error;

const WITHOUT_ANSWER: readonly ApiErrorCode[] = ['offline', 'network', 'timeout', 'invalid_answer'];
/** Signed out, or asked to wait. */
const NOT_NOW: readonly number[] = [401, 429];

/** Our server has not answered, or something between has in its place: it may have arrived all the same. */
export const isUnanswered = ({ code }: ApiError) => WITHOUT_ANSWER.includes(code);

/** Nothing is wrong with what was sent: with a key of its own it is sent again until there is an answer. */
export const isToBeSentAgain = (error: ApiError) =>
  isUnanswered(error) || (error.status ?? 0) >= 500 || NOT_NOW.includes(error.status ?? 0);
