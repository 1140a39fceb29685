import type { RequestAct } from '#core/hire/request-status.ts';
import { auditLog } from '#server/db/schema/audit-log.ts';
import { addressBlock } from '#server/limits/address-block.ts';
import { keyedHash } from '#server/secrets/secrets.ts';
import type { Services } from '#server/services.ts';

export type AuditAction =
  | 'sign_up'
  | 'sign_in'
  | 'sign_out'
  | 'session_ended'
  | 'otp_sent'
  | 'otp_verified'
  | 'reset_code_sent'
  | 'reset_code_verified'
  | 'password_reset'
  | 'password_changed'
  | 'site_first_connected'
  | 'site_connected'
  | 'site_disconnected'
  | 'embed_code_used'
  | 'embed_token_refused'
  | 'access_denied'
  | 'apply'
  | 'account_info_changed'
  | 'payout_changed'
  | 'certificate_added'
  | 'certificate_deleted'
  | 'certificate_viewed'
  | 'invoice_created'
  | 'hire_code_sent'
  | 'hire_code_verified'
  | 'request_created'
  | `request_${RequestAct}`
  | 'call_requested'
  | 'coach_request_created'
  | 'coach_request_cancelled'
  | 'tutor_chosen'
  | 'application_moved'
  | 'application_move_undone'
  | 'job_place_read'
  | 'compare_link_created'
  | 'review_created'
  | 'review_updated'
  | 'review_deleted'
  | 'review_reported'
  /** What staff do, named in server/staff. */
  | `staff_${string}`;

/** Where a request came from, for limits and the log. */
export interface Origin {
  ip: string;
  userAgent: string;
  requestId: string;
}

export interface AuditEntry {
  action: AuditAction;
  /** `ok`, or the error code. */
  outcome: string;
  userId?: number | undefined;
  target?: string;
}

export async function writeAudit(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  { ip, requestId }: Origin,
  entry: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({
    ...entry,
    at: now(),
    addressHash: keyedHash(config.appSecret, 'address', addressBlock(ip)),
    requestId,
  });
}
