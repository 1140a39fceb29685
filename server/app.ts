/** Builds the server without listening, so that tests and main.ts share every line of it. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { isDiskFull } from './db/is-disk-full.ts';
import { type LogTo, logOptions } from './logging/log-options.ts';
import { listedRoutesOnly } from './routes/access-policy.ts';
import { answerDeadline } from './routes/answer-deadline.ts';
import { apiReference } from './routes/api-reference.ts';
import { apiRoutes, BODY_LIMIT_BYTES } from './routes/api-routes.ts';
import { appPages } from './routes/app-pages.ts';
import { builtFiles, DIST } from './routes/built-files.ts';
import { calendarRoutes } from './routes/calendar-routes.ts';
import { contactFrame } from './routes/contact-frame.ts';
import { closedCors } from './routes/cors.ts';
import { devOutbox } from './routes/dev-outbox.ts';
import { embedFiles } from './routes/embed-files.ts';
import { handleError } from './routes/error-handler.ts';
import { feedRoutes } from './routes/feed-routes.ts';
import { fragmentRoutes } from './routes/fragment-routes.ts';
import { handleUnknown } from './routes/handle-unknown.ts';
import { healthRoutes } from './routes/health.ts';
import { limitPages } from './routes/limit-pages.ts';
import { oembedRoute } from './routes/oembed-route.ts';
import { parseJson } from './routes/parse-json.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { pictureRoutes } from './routes/picture-routes.ts';
import { popupPages } from './routes/popup-pages.ts';
import { previewRoute } from './routes/preview-route.ts';
import { refuseConnection } from './routes/refuse-connection.ts';
import { refuseEarly } from './routes/refuse-early.ts';
import { refuseUnderPressure } from './routes/refuse-under-pressure.ts';
import { requestLog } from './routes/request-log.ts';
import { searchEngineFiles } from './routes/search-engine-files.ts';
import { securityHeaders } from './routes/security-headers.ts';
import { shareRoutes } from './routes/share-routes.ts';
import type { Services } from './services/services.ts';

const MAX_EVENT_LOOP_DELAY_MS = 2_000;
/** The largest body, a picture, takes a slow phone some 20 s; who sends no more is cut off. */
const REQUEST_WITHIN_MS = 30_000;
const HEADERS_WITHIN_MS = 10_000;
const CHECK_EVERY_MS = 2_000;
/** A line over which nothing passes is ended: who takes nothing of an answer would hold it for ever. */
const NOTHING_PASSES_MS = 60_000;

export interface AppOptions {
  /** Where the build wrote the app and the widgets. */
  distFolder?: string;
  nothingPassesMs?: number;
  /** Without it nothing is logged. */
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
  if (config.apiDocs) await app.register(apiReference, { publicUrl: config.publicUrl });
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
