/**
 * The last messages to a number or an e-mail address, so that the demo can be used without either;
 * and an end to the wait between two of them. Never in production, and for callers on this machine
 * alone: on a public demo everybody could sign in as anybody.
 */
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readPhoneNumber, toStoredPhone } from '#core/people/account/phone-number.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { clearLimits } from '#server/ground/limits/take-limits.ts';
import { isLoopbackCaller } from '#server/ground/network/is-loopback.ts';
import type { Services } from '#server/ground/services/services.ts';
import { sendLimits } from '#server/people/otp/otp-limits.ts';
import { handleUnknown } from './handle-unknown.ts';

const SHOWN = 20;

export function devOutbox(services: Services) {
  const { db } = services;
  return async (app: FastifyInstance) => {
    // The next code goes out at once, so that neither a test nor the demo waits for a minute.
    app.delete<{ Querystring: { phone?: string } }>(
      '/dev/outbox',
      { schema: { hide: true } },
      async (request, reply) => {
        if (!isLoopbackCaller(request)) return handleUnknown(request, reply);
        const phone = toStoredPhone(String(request.query.phone));
        if (phone !== null) await clearLimits(db, sendLimits(services, phone, request));
        return reply.code(204).send();
      },
    );
    app.get<{ Querystring: { phone?: string; email?: string } }>(
      '/dev/outbox',
      { schema: { hide: true } },
      async (request, reply) => {
        if (!isLoopbackCaller(request)) return handleUnknown(request, reply);
        const { phone = '', email } = request.query;
        const to = email === undefined ? toStoredPhone(String(phone)) : String(email).toLowerCase();
        const rows =
          to === null
            ? []
            : await db
                .select()
                .from(outboxMessages)
                .where(eq(outboxMessages.to, to))
                .orderBy(desc(outboxMessages.createdAt))
                .limit(SHOWN);
        reply
          .header('cache-control', 'no-store')
          .header('cross-origin-resource-policy', 'same-origin');
        return rows
          .filter(({ channel }) => channel !== 'none')
          .map((row) => ({
            to: readPhoneNumber(row.to) ?? row.to,
            ...(row.subject !== null && { subject: row.subject }),
            text: row.text,
            otp: row.otp,
            created_at: row.createdAt.toISOString(),
          }));
      },
    );
  };
}
