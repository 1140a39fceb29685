/** Builds the server without listening, so that tests and main.ts share every line of it. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { listedRoutesOnly } from './http/access-policy.ts';
import { apiReference } from './http/api-reference.ts';
import { apiRoutes, BODY_LIMIT_BYTES } from './http/api-routes.ts';
import { appPages } from './http/app-pages.ts';
import { builtFiles, DIST } from './http/built-files.ts';
import { contactFrame } from './http/contact-frame.ts';
import { closedCors } from './http/cors.ts';
import { devOutbox } from './http/dev-outbox.ts';
import { embedFiles } from './http/embed-files.ts';
import { handleError } from './http/error-handler.ts';
import { handleUnknown } from './http/handle-unknown.ts';
import { healthRoutes } from './http/health.ts';
import { parseJson } from './http/parse-json.ts';
import { popupPages } from './http/popup-pages.ts';
import { refuseConnection } from './http/refuse-connection.ts';
import { refuseEarly } from './http/refuse-early.ts';
import { refuseUnderPressure } from './http/refuse-under-pressure.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { isPublicJob } from './job-board/is-public-job.ts';
import { photoRoutes } from './photos/photo-routes.ts';
import type { Services } from './services.ts';

const MAX_EVENT_LOOP_DELAY_MS = 2_000;

export interface AppOptions {
  /** Where the build wrote the app and the widgets. */
  distFolder?: string;
  logger?: NonNullable<FastifyServerOptions['logger']>;
}

export async function buildApp(
  services: Services,
  { logger = false, distFolder = DIST }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = services;
  const app: FastifyInstance = Fastify({
    logger,
    bodyLimit: BODY_LIMIT_BYTES,
    // Only as many hops as there are proxies: more would let a caller invent an address.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    frameworkErrors: refuseEarly,
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, app.log),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleUnknown);
  app.removeContentTypeParser('text/plain');

  app.decorateRequest('caller', undefined);
  // Before the server waits for its connections: these would never end by themselves.
  app.addHook('preClose', async () => services.liveNews.close());

  await app.register(listedRoutesOnly);
  await app.register(parseJson);
  await app.register(requestLog);
  await app.register(cookie);
  await app.register(securityHeaders, { isHttps: config.publicUrl.startsWith('https:') });
  await app.register(closedCors);
  if (config.nodeEnv !== 'test')
    await app.register(underPressure, {
      maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
      pressureHandler: refuseUnderPressure,
    });
  await app.register(apiReference, { publicUrl: config.publicUrl });
  await app.register(healthRoutes(services));
  await app.register(apiRoutes(services));
  await app.register(photoRoutes(services));
  if (config.demoData && !config.isProduction) await app.register(devOutbox(services));
  await app.register(builtFiles, { distFolder });
  await app.register(embedFiles);
  await app.register(contactFrame, { db: services.db });
  await app.register(popupPages, { distFolder });
  await app.register(appPages, {
    distFolder,
    isPublicJob: (jobId) => isPublicJob(services.db, jobId),
  });
  return app;
}
