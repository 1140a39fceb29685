/** The last messages to a number, so that the demo can be used without a phone. Never in production. */
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readPhoneNumber, toStoredPhone } from '#core/account/phone-number.ts';
import { outboxMessages } from '#server/db/schema/outbox-messages.ts';
import type { Services } from '#server/services.ts';

const SHOWN = 20;

export function devOutbox({ db }: Services) {
  return async (app: FastifyInstance) => {
    app.get<{ Querystring: { phone?: string } }>(
      '/dev/outbox',
      { schema: { hide: true } },
      async (request, reply) => {
        const to = toStoredPhone(String(request.query.phone ?? ''));
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
          .filter(({ channel }) => channel === 'sms')
          .map((row) => ({
            to: readPhoneNumber(row.to) ?? row.to,
            text: row.text,
            otp: row.otp,
            created_at: row.createdAt.toISOString(),
          }));
      },
    );
  };
}
