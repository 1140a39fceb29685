/**
 * The routes to which payment services send payers and notices. Nothing they bring is believed: it
 * only causes us to ask the service. Source: docs/requirements/money/money.md, "Paying".
 */

import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { countUse } from '#server/ground/limits/take-limits.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkPayment } from '#server/money/payments/check-payment.ts';
import { findPayment } from '#server/money/payments/find-payment.ts';
import { noticePath, returnPath } from '#server/money/payments/payment-services.ts';

/** The payer's screen asks again anyway. */
const WAIT_MS = 2_500;
const BODY_BYTES = 20_000;
/** Forgeries of all senders that the audit log keeps: the alarm counts on, the log is not filled by strangers. */
const FORGERIES = {
  key: 'payment_forged',
  windows: [{ seconds: inSeconds({ hours: 1 }), max: 20 }],
};

const fields = z.record(z.string(), z.string()).catch({});

export const paymentRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const gatewayOf = (method: string) =>
    [...services.payments.values()].find((gateway) => gateway.method === method);

  const payerIsBack = async (request: FastifyRequest<{ Params: { ref: string } }>) => {
    const { ref } = request.params;
    const found = await findPayment(services.db, ref);
    if (found === undefined) return '/';
    const brought = { ...fields.parse(request.query), ...fields.parse(request.body ?? {}) };
    const said = gatewayOf(found.payment.method)?.readReturn(brought);
    await Promise.race([
      checkPayment(services, found.payment, originOf(request), said),
      setTimeout(WAIT_MS),
    ]);
    return `/payment/${found.payment.ref}`;
  };
  app.route<{ Params: { ref: string } }>({
    method: ['GET', 'POST'],
    url: returnPath(':ref'),
    schema: { hide: true },
    handler: async (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(await payerIsBack(request), 303),
  });

  const takeNotice = async (
    request: FastifyRequest<{ Params: { method: string } }>,
    reply: FastifyReply,
  ) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    const gateway = gatewayOf(request.params.method);
    if (gateway?.readNotice === undefined) return reply.code(404).send('payment_method_off\n');
    const origin = originOf(request);
    const ref = gateway.readNotice(fields.parse(request.body));
    if (ref === null) {
      if ((await countUse(services.db, [FORGERIES], services.now())) === 0)
        await writeAudit(services, origin, { action: 'payment_notice', outcome: 'payment_forged' });
      await raiseAlarm(services, 'payment_forged', gateway.method);
      return reply.code(400).send('payment_forged\n');
    }
    const found = await findPayment(services.db, ref);
    if (found === undefined) {
      await writeAudit(services, origin, {
        action: 'payment_notice',
        outcome: 'payment_not_found',
      });
      return reply.code(404).send('payment_not_found\n');
    }
    await Promise.race([checkPayment(services, found.payment, origin), setTimeout(WAIT_MS)]);
    return reply.send('ok\n');
  };
  app.post(noticePath(':method'), { schema: { hide: true } }, takeNotice);
};
