/** The routes of what everybody may read. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { FROM_MEMORY_HEADER } from '#core/ground/api/from-memory.ts';
import { checkTexts } from '#server/ground/request/check-texts.ts';
import { DEFAULT_LANG } from '#server/ground/request/default-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { PublicReadName } from '#server/site/public-reads/create-public-reads.ts';
import { readPublic } from '#server/site/public-reads/read-public.ts';
import { cacheControl } from './cache-control.ts';
import { corsOf } from './cors.ts';
import { sendPacked } from './send-packed.ts';
import { toSchema } from './to-schema.ts';

/** Reads that are sent as POST, for filters too long for an address, and the read each is. */
export const SEARCHES = { searchJobs: 'listJobs', searchTutors: 'listTutors' } as const;

export type SearchName = keyof typeof SEARCHES;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const partOf = (value: unknown) => (isObject(value) ? value : {});

/** `readPublic` checks what was asked, so the schemas of the route are for the reference alone. */
const unchecked = () => () => true;

async function answer(
  services: Services,
  name: PublicReadName,
  { params, query, ip, headers }: Pick<FastifyRequest, 'params' | 'query' | 'ip' | 'headers'>,
  { reply, seconds }: { reply: FastifyReply; seconds: number | undefined },
) {
  const asked = { params: partOf(params), query: partOf(query), lang: DEFAULT_LANG, ip } as const;
  const { packed, age, isOutage } = await readPublic(services, name, asked);
  // Caches count the seconds it was kept here as theirs.
  if (age !== undefined) reply.header('age', age);
  if (isOutage) reply.header('cache-control', 'no-store').header(FROM_MEMORY_HEADER, age);
  else reply.header('cache-control', cacheControl({ cacheSeconds: seconds }));
  if (seconds !== undefined) reply.header('etag', packed.tag);
  return sendPacked(headers, reply, packed);
}

/** Returns the seconds browsers and caches may keep it. */
const secondsOf = (name: PublicReadName | SearchName) => {
  const endpoint: Endpoint = contract[name];
  return endpoint.cacheSeconds;
};

/** Returns the place of a read, and what the reference says of it. */
function placeOf(services: Services, name: PublicReadName | SearchName) {
  const endpoint: Endpoint = contract[name];
  return {
    method: endpoint.method,
    url: endpoint.path,
    config: corsOf(services.db, endpoint),
    schema: { ...toSchema(endpoint), operationId: name },
  };
}

export function registerPublicRead(app: FastifyInstance, services: Services, name: PublicReadName) {
  const seconds = secondsOf(name);
  app.route({
    ...placeOf(services, name),
    validatorCompiler: unchecked,
    handler: (request, reply) => answer(services, name, request, { reply, seconds }),
  });
}

export function registerSearch(app: FastifyInstance, services: Services, name: SearchName) {
  const seconds = secondsOf(name);
  app.route({
    ...placeOf(services, name),
    preValidation: async (request) => {
      // Some clients post nothing at all when no filter is set.
      request.body ??= {};
      checkTexts(request, { isSearch: true });
    },
    handler: ({ query, body, ip, headers }, reply) => {
      const asked = { params: {}, query: { ...partOf(body), ...partOf(query) }, ip, headers };
      return answer(services, SEARCHES[name], asked, { reply, seconds });
    },
  });
}
