/**
 * Whatever an answer waits for, the caller waits no longer than this: then it is 503 with
 * Retry-After. Sending the body is the caller's own time and does not count. What has been begun may
 * still be done; keys of requests (sent-once.ts) make it safe to ask again.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { endpoints } from '#core/api/endpoints.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { handleError } from './error-handler.ts';

const ANSWER_WITHIN_MS = 4_700;
/** A model of somebody else has a time of its own (ASSISTANT_MODEL_TIMEOUT_MS). */
const OWN_TIME: (string | undefined)[] = [endpoints.readByModel.path];

const mayHaveBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends the wait for its answer. */
    deadline: NodeJS.Timeout | undefined;
  }
}

export const answerDeadline = fp(async (app) => {
  app.decorateRequest('deadline', undefined);
  const stop = ({ deadline }: FastifyRequest) => clearTimeout(deadline);
  const start = (request: FastifyRequest, reply: FastifyReply) => {
    if (OWN_TIME.includes(request.routeOptions.url)) return;
    const giveUp = () => {
      if (!reply.sent && !reply.raw.headersSent)
        handleError(new ApiError('unavailable'), request, reply);
    };
    stop(request);
    request.deadline = setTimeout(giveUp, ANSWER_WITHIN_MS).unref();
  };
  // No promises: every request comes through here, and most wait for nothing.
  app.addHook('onRequest', (request, reply, done) => {
    start(request, reply);
    done();
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (mayHaveBody(request)) stop(request);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (mayHaveBody(request)) start(request, reply);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    stop(request);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    stop(request);
    done();
  });
});
