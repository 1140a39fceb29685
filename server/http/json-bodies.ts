/** JSON and nothing else; private endpoints also take the empty body that clients of the spec send. */
import type { FastifyContextConfig } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesEmptyJson?: boolean;
  }
}

export const jsonBodies = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      const { takesEmptyJson }: FastifyContextConfig = request.routeOptions.config;
      if (body === '' && takesEmptyJson === true) done(null, undefined);
      else parse(request, body, done);
    },
  );
});
