import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dhakaDayEnd, dhakaInstant } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { applicationsTable, peopleTable, requestsTable } from './export-tables.ts';
import { ledgerTable } from './ledger-table.ts';
import { streamTable } from './stream-table.ts';

interface ExportCall {
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The same day of the next year. */
const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

export function createExportHandlers(services: Services) {
  /** Written down before the first row leaves. */
  const send = async (name: string, { reply, ...call }: ExportCall, stream: () => Readable) => {
    const { user, origin } = toStaffActor(call);
    await writeAudit(services, origin, {
      action: 'staff_export',
      outcome: 'ok',
      userId: user.id,
      target: `export:${name}`,
    });
    const file = `${name}-${dhakaDate(services.now())}.csv`;
    reply.header('content-disposition', `attachment; filename="${file}"`);
    return stream();
  };
  return {
    exportRequests: (call) =>
      send('requests', call, () => streamTable(requestsTable(services, toStaffActor(call).lang))),
    exportApplications: (call) =>
      send('applications', call, () => streamTable(applicationsTable(services))),
    exportPeople: (call) =>
      send('people', call, () => streamTable(peopleTable(services, toStaffActor(call).lang))),
    exportLedger: ({ query: { from, to }, ...call }) => {
      if (to < from || to >= yearAfter(from)) throw new ApiError('period_too_long');
      return send(`ledger-${from}-${to}`, call, () =>
        streamTable(ledgerTable(services, dhakaInstant(from), dhakaDayEnd(to))),
      );
    },
  } satisfies Partial<Handlers>;
}
