/**
 * Whatever an answer waits for, the caller waits no longer than this: then it is 503 with
 * Retry-After. Sending the body is the caller's own time and does not count. What has been begun may
 * still be done; keys of requests (sent-once.ts) make it safe to ask again.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { endpoints } from '#core/api/endpoints/endpoints.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { handleError } from './error-handler.ts';

const ANSWER_WITHIN_MS = 4_700;
/** A model of somebody else has a time of its own (ASSISTANT_MODEL_TIMEOUT_MS). */
const OWN_TIME: (string | undefined)[] = [endpoints.readByModel.path];

export const answerDeadline = fp(async (app) => {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const stop = (request: FastifyRequest) => clearTimeout(timers.get(request));
  const start = (request: FastifyRequest, reply: FastifyReply) => {
    if (OWN_TIME.includes(request.routeOptions.url)) return;
    const giveUp = () => {
      if (!reply.sent && !reply.raw.headersSent)
        handleError(new ApiError('unavailable'), request, reply);
    };
    stop(request);
    timers.set(request, setTimeout(giveUp, ANSWER_WITHIN_MS).unref());
  };
  app.addHook('onRequest', async (request, reply) => start(request, reply));
  app.addHook('preParsing', async (request) => stop(request));
  app.addHook('preValidation', async (request, reply) => start(request, reply));
  app.addHook('onResponse', async (request) => stop(request));
  app.addHook('onRequestAbort', async (request) => stop(request));
});
