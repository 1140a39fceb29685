/**
 * Requests as a phone on a bad connection needs them: an attempt has 15 s, and what may be sent again is, up
 * to three times, 0.3, 0.6 and 1.2 s later or when the server says so (docs/requirements/ground/api.md,
 * "Retries and cache"). The API client imports this file with its first request, so that no first view
 * waits for ky.
 */
import ky, {
  type Input,
  isHTTPError,
  isNetworkError,
  NetworkError,
  type ShouldRetryState,
} from 'ky';
import { ApiError } from './api-error.ts';
import { noteAnswer } from './from-memory.ts';
import { isSaidOffline } from './network-error.ts';
import { toApiError } from './to-api-error.ts';

const TIMEOUT_MS = 15_000;
/** A picture on its way up is given the time of a slow connection, 160 kbit/s. */
const SLOWEST_LETTERS_A_MS = 20;
/** Whatever else the server answers, it answers again. */
const PASSING_TROUBLE = [408, 429, 500, 502, 503, 504];

export interface SentRequest {
  method: string;
  credentials: RequestCredentials;
  headers: Record<string, string>;
  /** JSON. */
  body: string | undefined;
  /** It only asks, or does the same when it is sent again. */
  isRepeatable: boolean;
}

/**
 * Fetches the answer to its end: ky asks again only for what fails before the body, and knows a network error
 * only by the words of some browsers. Scripts of a partner's page that wrap `fetch` expect an address and
 * options, and may stumble over a Request.
 */
const fetchWhole = (url: string, init: RequestInit) => async (input: Input) => {
  const request = new Request(input);
  try {
    const response = await fetch(url, { ...init, signal: request.signal });
    return new Response((await response.text()) || null, response);
  } catch (cause) {
    throw cause instanceof TypeError ? new NetworkError(request, { cause }) : cause;
  }
};

/** Milliseconds; undefined where the server names no pause. */
function readPause(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  return Number.isNaN(Number(value)) ? Date.parse(value) - Date.now() : Number(value) * 1000;
}

/** Leaves what it does not refuse to the rules of ky. */
function shouldRetry({ error }: ShouldRetryState): false | undefined {
  // Nobody looks at a spinner for longer than an attempt may take.
  if (isHTTPError(error) && (readPause(error.response.headers) ?? 0) > TIMEOUT_MS) return false;
  return isNetworkError(error) && isSaidOffline() ? false : undefined;
}

const http = ky.create({
  retry: {
    methods: ['get', 'post', 'put', 'delete'],
    statusCodes: PASSING_TROUBLE,
    afterStatusCodes: PASSING_TROUBLE,
    maxRetryAfter: TIMEOUT_MS,
    shouldRetry,
  },
  hooks: {
    afterResponse: [({ response }) => noteAnswer(response.headers)],
    beforeError: [({ error }) => toApiError(error)],
  },
});

/**
 * Returns what the server said. Throws an ApiError if it is a refusal or not from our server at all, and
 * `timeout`, `network` or `offline` where no answer came.
 */
export async function sendWithKy(url: string, request: SentRequest): Promise<unknown> {
  const { isRepeatable, body, ...rest } = request;
  const init = { ...rest, ...(body !== undefined && { body }) };
  const response = await http(url, {
    ...init,
    fetch: fetchWhole(url, init),
    timeout: TIMEOUT_MS + (body?.length ?? 0) / SLOWEST_LETTERS_A_MS,
    retry: { limit: isRepeatable ? 3 : 0 },
  });
  try {
    return await response.json();
  } catch (cause) {
    const { status, statusText } = response;
    throw new ApiError('invalid_answer', `${status} ${statusText}`, { status, cause });
  }
}
