/** Fields of a form or of a query as text; what is not text was not given. */
import type { FastifyInstance } from 'fastify';

export type GivenFields = Record<string, string | undefined>;

export function readGiven(given: unknown): GivenFields {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'string'));
}

export function takeForms(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}
