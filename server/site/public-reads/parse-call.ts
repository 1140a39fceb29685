/** Parses a call by the schemas of the contract: with defaults, or refused field by field. */
import type { z } from 'zod';
import type { Contract } from '#core/api/contract.ts';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { refuseProblems } from '#server/ground/errors/refuse-problems.ts';
import { toFieldProblems } from '#server/ground/errors/to-field-problems.ts';
import type { Part, PublicCall } from '#server/ground/request/call.ts';
import { checkTexts } from '#server/ground/request/check-texts.ts';
import type { PublicReadName } from './create-public-reads.ts';

function parse(schema: z.ZodType | undefined, given: unknown, isQuery: boolean): unknown {
  if (schema === undefined) return undefined;
  const { data, error } = schema.safeParse(given);
  if (error === undefined) return data;
  const issues = error.issues.map(({ code, path, ...params }) => ({
    keyword: code,
    instancePath: `/${path.join('/')}`,
    params,
  }));
  refuseProblems(toFieldProblems(issues, given, isQuery));
  throw error;
}

export function parseCall<N extends PublicReadName>(
  name: N,
  { params, query }: { params?: unknown; query?: unknown },
): PublicCall<N> {
  checkTexts({ params, query, body: undefined }, { isSearch: true });
  const endpoint: Endpoint = contract[name];
  return {
    // The output of the contract's schemas.
    params: parse(endpoint.params, params, false) as Part<Contract[N], 'params'>,
    query: parse(endpoint.query, query, true) as Part<Contract[N], 'query'>,
  };
}
