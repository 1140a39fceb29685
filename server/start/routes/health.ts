import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/ground/db/database.ts';
import { isMigrated } from '#server/ground/db/is-migrated.ts';
import type { Services } from '#server/ground/services/services.ts';

/** `/healthz`: the process runs, and another one would do no better. `/readyz`: it may get traffic. */
const READY_WITHIN_MS = 3_000;

/**
 * Returns whether the database answers, in time for the caller, and has the tables of this version.
 */
async function isDatabaseReady(db: Db): Promise<boolean> {
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' });
    setTimeout(() => reject(error), READY_WITHIN_MS).unref();
  });
  return Promise.race([isMigrated(db), late]);
}

export function healthRoutes({ db, health }: Services) {
  return async (app: FastifyInstance) => {
    const schema = { hide: true };
    app.get('/healthz', { schema, logLevel: 'silent' }, async (_request, reply) =>
      reply
        .code(health.isStuck ? 503 : 200)
        .header('cache-control', 'no-store')
        .send({ status: health.isStuck ? 'stuck' : 'ok' }),
    );
    app.get('/readyz', { schema, logLevel: 'silent' }, async (_request, reply) => {
      const migrated = await isDatabaseReady(db).catch((error: unknown) => {
        app.log.error({ err: error }, 'not ready');
        return false;
      });
      const isReady = migrated && !health.isDraining && !health.isFull;
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReady ? 'ready' : 'not ready' });
    });
  };
}
