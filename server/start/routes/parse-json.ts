/** Fastify's JSON parser, for which a body of no bytes is an error; here it is no fields at all. */
import fp from 'fastify-plugin';
import { ApiError } from '#server/ground/errors/api-error.ts';

/** Far beyond any of the contract. What walks through a body calls itself once a level. */
const MOST_LEVELS = 64;

function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

export const parseJson = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null, {});
      return parse(request, body, (error, parsed) =>
        error === null && isTooDeep(parsed)
          ? done(new ApiError('invalid_json'))
          : done(error, parsed),
      );
    },
  );
});
