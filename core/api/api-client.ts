/**
 * The browser's side of the contract: `call('getJob', { params: { jobId } })` with the types of
 * contract.ts. Schemas are imported as types only, so none of zod reaches a page.
 */
import type { z } from 'zod';
import type { EndpointName, EndpointTable } from '#core/api/endpoints.ts';
import { fetchCode } from '#core/ground/api/fetch-code.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Contract } from './contract.ts';

type Input<Name extends EndpointName, Part extends string> =
  Contract[Name] extends Record<Part, infer Schema extends z.ZodType>
    ? z.output<Schema>
    : undefined;
export type Answer<Name extends EndpointName> = z.output<Contract[Name]['answer']>;

export interface CallOptions<Name extends EndpointName> {
  params?: Input<Name, 'params'>;
  query?: Partial<Input<Name, 'query'>>;
  body?: Input<Name, 'body'>;
}

export interface ApiClient {
  call<Name extends EndpointName>(name: Name, options?: CallOptions<Name>): Promise<Answer<Name>>;
}

export interface ApiClientSettings {
  /** The endpoints that this client calls. */
  endpoints: EndpointTable;
  /**
   * The endpoints of screens most people never open, fetched with the first call to one of them.
   */
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
}

/** Fetches what sends requests, before one is needed. */
export const loadSender = () => import('#core/ground/api/send-with-ky.ts');

export function createApiClient({
  endpoints,
  moreEndpoints,
  baseUrl,
  lang,
  credentials = 'same-origin',
  isOwnPage = false,
  headers,
}: ApiClientSettings): ApiClient {
  return {
    async call(name, { params, query, body } = {}) {
      const endpoint = endpoints[name] ?? (moreEndpoints && (await fetchCode(moreEndpoints))[name]);
      if (!endpoint) throw new Error(`${name} is not an endpoint of this client`);
      const { method, path } = endpoint;
      const search = toSearchParams({ ...query });
      // A conversation may have another language than its page.
      if (!search.has('lang')) search.set('lang', lang);
      const sender = await fetchCode(loadSender);
      // Server and browser are built from one contract; a page of somebody else's is refused here.
      const answer = await sender.sendWithKy(`${baseUrl}${fillPath(path, params)}?${search}`, {
        method,
        credentials,
        headers: {
          accept: 'application/json',
          ...(isOwnPage && { 'x-porua': '1' }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers?.(),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        // Filters too long for an address are posted; a POST that changes something goes out once.
        isRepeatable: method !== 'POST' || name.startsWith('search'),
      });
      return answer as Answer<typeof name>;
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
