import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditChange } from './audit-change.ts';
import { moment } from './moment.ts';

/**
 * The acts of people and attackers, append only: a trigger refuses changes. It names users by id
 * and addresses by a keyed hash; phones, tokens and
 * texts have no place in it.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** No reference: the entry outlives the account. */
    userId: integer('user_id'),
    action: text().notNull(),
    /** `ok`, or the error code. */
    outcome: text().notNull(),
    /** The target, such as `job:17`. */
    target: text(),
    /** The fields that changed; null where the act changes none. */
    changes: jsonb().$type<AuditChange[]>(),
    addressHash: text('address_hash'),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_log_user').on(table.userId, table.at),
    // What happened to one request or account.
    index('audit_log_target').on(table.target, table.id),
  ],
);
