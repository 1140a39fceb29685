/**
 * The browser's side of the contract: `call('getJob', { params: { jobId } })` with the types of
 * contract.ts. Schemas are imported as types only, so none of zod reaches a page.
 */
import ky, { type Options } from 'ky';
import type { z } from 'zod';
import { isApiError } from './api-error.ts';
import type { Contract } from './contract.ts';
import type { EndpointName, EndpointTable } from './endpoints.ts';
import type { Lang } from './schemas/fields.ts';
import { toApiError } from './to-api-error.ts';

type Input<Name extends EndpointName, Part extends string> =
  Contract[Name] extends Record<Part, infer Schema extends z.ZodType>
    ? z.output<Schema>
    : undefined;
export type Answer<Name extends EndpointName> = z.output<Contract[Name]['answer']>;

export interface CallOptions<Name extends EndpointName> {
  params?: Input<Name, 'params'>;
  query?: Partial<Input<Name, 'query'>>;
  body?: Input<Name, 'body'>;
  signal?: AbortSignal;
}

export interface ApiClient {
  call<Name extends EndpointName>(name: Name, options?: CallOptions<Name>): Promise<Answer<Name>>;
}

export interface ApiClientSettings {
  /** Those this client calls. */
  endpoints: EndpointTable;
  /** Of screens most people never open, fetched with the first call to one of them. */
  moreEndpoints?(): Promise<EndpointTable>;
  /** Origin of the API; empty for our own origin. */
  baseUrl: string;
  lang: Lang;
  /** Widgets on partner pages send no cookies but to the calls that renew and end a connection. */
  credentials?: 'same-origin' | 'omit' | 'include';
  /** Our own pages say so: the server then keeps the session in its cookie and returns no token. */
  isOwnPage?: boolean;
  /** Asked for at each call. */
  headers?(): Record<string, string>;
  /** A call that needs a session found none (any more). */
  onSignedOut?(): void;
}

const RETRIES = 3;
const TIMEOUT_MS = 15_000;

export function createApiClient({
  endpoints,
  moreEndpoints,
  baseUrl,
  lang,
  credentials = 'same-origin',
  isOwnPage = false,
  headers,
  onSignedOut,
}: ApiClientSettings): ApiClient {
  // Spec §7: calls retry up to 3 times, only while online.
  const isOnline = () => globalThis.navigator?.onLine !== false;
  const http = ky.create({
    credentials,
    ...(isOwnPage ? { headers: { 'x-porua': '1' } } : {}),
    timeout: TIMEOUT_MS,
    retry: { limit: RETRIES, shouldRetry: () => (isOnline() ? undefined : false) },
  });

  /** Without a line their code does not come: for the caller that is the same as no answer. */
  const fetchMore = () =>
    moreEndpoints?.().catch((error: unknown) => {
      throw toApiError(error, isOnline());
    });

  return {
    async call(name, { params, query, body, signal } = {}) {
      const endpoint = endpoints[name] ?? (await fetchMore())?.[name];
      if (!endpoint) throw new Error(`${name} is not an endpoint of this client`);
      const { method, path } = endpoint;
      // A call may name another language. Last, as the loader writes the address it fetches ahead.
      const asked = { lang, ...query }.lang;
      const options: Options = { method, searchParams: toSearchParams({ ...query, lang: asked }) };
      if (body !== undefined) options.json = body;
      if (signal) options.signal = signal;
      if (headers) options.headers = headers();
      try {
        return await http(baseUrl + fillPath(path, params), options).json();
      } catch (error) {
        const problem = toApiError(error, isOnline());
        if (isApiError(problem) && problem.code === 'not_signed_in') onSignedOut?.();
        throw problem;
      }
    },
  };
}

const fillPath = (path: string, params: unknown) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Object.entries(Object(params)).find(([key]) => key === name)?.[1])),
  );

/** Lists become `1,2`; missing values are left out, so equal filters give equal, cacheable URLs. */
export function toSearchParams(query: object): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
}
