/** Fastify's JSON parser, for which a body of no bytes is an error; here it is no fields at all. */
import fp from 'fastify-plugin';

export const parseJson = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null, {}) : parse(request, body, done)),
  );
});
