/**
 * The one way to what everybody may read: for the API's own routes, for fragments and for pages. The
 * same rules for what is asked, the same limits, the same memory, and nothing in the answer that its
 * schema does not name. Refusals are an `ApiError`: `invalid_input`, `unknown_id`, `job_not_found` …
 */
import type { z } from 'zod';
import type { Contract } from '#core/api/contract.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { onceFor } from '#server/ground/once/once-for.ts';
import type { PublicReads } from '#server/ground/request/call.ts';
import type { PackedAnswer } from '#server/ground/services/packed-answer.ts';
import type { Services } from '#server/ground/services/services.ts';
import { createPublicReads, type PublicReadName } from './create-public-reads.ts';
import { limitReading } from './limit-reading.ts';
import { parseCall } from './parse-call.ts';
import { partsOf } from './parts-of.ts';
import { questionOf } from './question-of.ts';
import { writeAnswer } from './write-answer.ts';

interface PublicQuestion {
  params?: Record<string, unknown> | undefined;
  /** The query as in an address: texts, or the values they stand for. */
  query?: Record<string, unknown> | undefined;
  /** The language if the query names none. */
  lang: Lang;
  /** The IP address of the client: the limits against copying count by it. */
  ip: string;
  /** Somebody waits for it to see anything at all (server/ground/services/answer-memory.ts). */
  isFirstView?: boolean;
}

export interface PublicAnswer<N extends PublicReadName> {
  /** Made again each time it is read, so that nobody changes another's. */
  readonly answer: z.output<Contract[N]['answer']>;
  /** The same as JSON. */
  readonly text: string;
  /** The same as it is sent. */
  packed: PackedAnswer;
  /** Seconds since it was true, of an answer from memory. */
  age: number | undefined;
  /** The database is away: this is the last that is known. */
  isOutage: boolean;
}

type Reads = Pick<PublicReads, PublicReadName>;
const publicReads = onceFor((services: Services): Reads => createPublicReads(services));

/** Returns whether everybody may read it, and not one person alone. */
export const isPublicRead = (services: Services, name: EndpointName): name is PublicReadName =>
  name in publicReads(services);

const pageOf = (query: object): number => ('page' in query ? Number(query.page) : 1);

export async function readPublic<N extends PublicReadName>(
  services: Services,
  name: N,
  { params, query, lang, ip, isFirstView = false }: PublicQuestion,
): Promise<PublicAnswer<N>> {
  const call = parseCall(name, { params, query: { ...query, lang: query?.['lang'] ?? lang } });
  const key = questionOf(name, call);
  await limitReading(services, { name, page: pageOf(call.query), question: key, ip });
  const find = async () => {
    const answer = await publicReads(services)[name](call);
    return writeAnswer(name, answer);
  };
  const given = await services.answers.ask({ key, parts: partsOf(name), isFirstView }, find);
  return {
    packed: given.answer,
    text: given.answer.body,
    age: given.age,
    isOutage: given.isOutage,
    get answer() {
      return JSON.parse(given.answer.body);
    },
  };
}
