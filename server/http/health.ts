import type { FastifyInstance } from 'fastify';
import { isMigrated } from '#server/db/is-migrated.ts';
import type { Services } from '#server/services.ts';

/** `/healthz`: the process runs. `/readyz`: it may get traffic. */
export function healthRoutes({ db }: Services) {
  return async (app: FastifyInstance) => {
    const schema = { hide: true };
    app.get('/healthz', { schema, logLevel: 'silent' }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', { schema, logLevel: 'silent' }, async (request, reply) => {
      const migrated = await isMigrated(db).catch((error: unknown) => {
        request.log.error({ err: error }, 'not ready');
        return false;
      });
      return reply
        .code(migrated ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: migrated ? 'ready' : 'not ready' });
    });
  };
}
