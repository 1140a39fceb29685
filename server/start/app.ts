/** Builds the server without listening, so that tests and main.ts share every line of it. */

import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { inMs } from '#core/ground/dates/duration.ts';
import { isDiskFull } from '#server/ground/db/is-disk-full.ts';
import { type LogTo, logOptions } from '#server/ground/logging/log-options.ts';
import type { Services } from '#server/ground/services/services.ts';
import { listedRoutesOnly } from '#server/start/routes/access-policy.ts';
import { answerDeadline } from '#server/start/routes/answer-deadline.ts';
import { apiRoutes, BODY_LIMIT_BYTES } from '#server/start/routes/api-routes.ts';
import { appPages } from '#server/start/routes/app-pages.ts';
import { builtFiles, DIST } from '#server/start/routes/built-files.ts';
import { calendarRoutes } from '#server/start/routes/calendar-routes.ts';
import { contactFrame } from '#server/start/routes/contact-frame.ts';
import { closedCors } from '#server/start/routes/cors.ts';
import { devOutbox } from '#server/start/routes/dev-outbox.ts';
import { embedFiles } from '#server/start/routes/embed-files.ts';
import { handleError } from '#server/start/routes/error-handler.ts';
import { feedRoutes } from '#server/start/routes/feed-routes.ts';
import { fragmentRoutes } from '#server/start/routes/fragment-routes.ts';
import { handleUnknown } from '#server/start/routes/handle-unknown.ts';
import { healthRoutes } from '#server/start/routes/health.ts';
import { limitPages } from '#server/start/routes/limit-pages.ts';
import { oembedRoute } from '#server/start/routes/oembed-route.ts';
import { parseJson } from '#server/start/routes/parse-json.ts';
import { paymentRoutes } from '#server/start/routes/payment-routes.ts';
import { pictureRoutes } from '#server/start/routes/picture-routes.ts';
import { popupPages } from '#server/start/routes/popup-pages.ts';
import { previewRoute } from '#server/start/routes/preview-route.ts';
import { refuseConnection } from '#server/start/routes/refuse-connection.ts';
import { refuseEarly } from '#server/start/routes/refuse-early.ts';
import { refuseUnderPressure } from '#server/start/routes/refuse-under-pressure.ts';
import { requestLog } from '#server/start/routes/request-log.ts';
import { searchEngineFiles } from '#server/start/routes/search-engine-files.ts';
import { securityHeaders } from '#server/start/routes/security-headers.ts';
import { shareRoutes } from '#server/start/routes/share-routes.ts';
import { streetRoutes } from '#server/start/routes/street-routes.ts';

const MAX_EVENT_LOOP_DELAY_MS = 2_000;
/** The largest body, a picture, takes a slow phone some 20 s; who sends no more is cut off. */
const REQUEST_WITHIN_MS = 30_000;
const HEADERS_WITHIN_MS = 10_000;
const CHECK_EVERY_MS = 2_000;
/** A line over which nothing passes is ended: who takes nothing of an answer would hold it for ever. */
const NOTHING_PASSES_MS = inMs({ minutes: 1 });

export interface AppOptions {
  /** The folder where the build wrote the app and the widgets. */
  distFolder?: string;
  nothingPassesMs?: number;
  /** The log; without it nothing is logged. */
  log?: LogTo;
}

export async function buildApp(
  services: Services,
  { log, distFolder = DIST, nothingPassesMs = NOTHING_PASSES_MS }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = services;
  const app: FastifyInstance = Fastify({
    logger: log === undefined ? false : logOptions(log),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_WITHIN_MS,
    connectionTimeout: nothingPassesMs,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
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
  app.setErrorHandler((error, request, reply) => {
    if (isDiskFull(error)) services.health.noteFullDisk();
    return handleError(error, request, reply);
  });
  app.setNotFoundHandler(handleUnknown);
  app.removeContentTypeParser('text/plain');

  app.decorateRequest('caller', undefined);
  // Before the server waits for its connections: these would never end by themselves.
  app.addHook('preClose', async () => services.notificationStream.close());

  await app.register(listedRoutesOnly);
  await app.register(parseJson);
  await app.register(requestLog);
  await app.register(answerDeadline);
  await app.register(cookie);
  await app.register(securityHeaders, { isHttps: config.publicUrl.startsWith('https:') });
  await app.register(closedCors);
  if (config.nodeEnv !== 'test')
    await app.register(underPressure, {
      maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
      pressureHandler: refuseUnderPressure,
    });
  if (config.apiDocs) {
    // Late: production, where it is off, does not load its words and examples.
    const { apiReference } = await import('#server/start/routes/api-reference.ts');
    await app.register(apiReference, { publicUrl: config.publicUrl });
  }
  await app.register(apiRoutes(services));
  if (config.demoData && !config.isProduction) await app.register(devOutbox(services));
  await app.register(builtFiles, { distFolder });
  await app.register(embedFiles, { ...config, distFolder });
  await app.register(popupPages, { distFolder });
  await app.register(async (scope) => {
    await scope.register(limitPages, { perMinute: config.rateLimitPerMinute });
    await scope.register(fragmentRoutes(services, distFolder));
    await scope.register(healthRoutes(services));
    await scope.register(pictureRoutes(services));
    await scope.register(streetRoutes(services));
    await scope.register(shareRoutes(services));
    await scope.register(feedRoutes(services));
    await scope.register(calendarRoutes(services));
    await scope.register(oembedRoute(services));
    await scope.register(paymentRoutes(services));
    await scope.register(previewRoute(config.publicUrl));
    await scope.register(contactFrame, { db: services.db });
    await scope.register(searchEngineFiles(services));
    await scope.register(appPages, { distFolder, services });
  });
  return app;
}
