import type { CommunityKind } from '#core/community/community-constants.ts';
import type { RequestAct } from '#core/hire/request-status.ts';
import { auditLog } from '#server/db/schema/audit-log.ts';
import { addressBlock } from '#server/network/address-block.ts';
import type { Origin } from '#server/request/origin-of.ts';
import { keyedHash } from '#server/secrets/secrets.ts';
import type { Services } from '#server/services/services.ts';

export type AuditAction =
  | 'sign_up'
  | 'sign_in'
  | 'sign_out'
  | 'sign_in_code_sent'
  | 'sign_in_code_verified'
  | 'sign_in_by_phone'
  | 'new_phone_code_sent'
  | 'new_phone_code_verified'
  | 'old_phone_code_sent'
  | 'old_phone_code_verified'
  | 'number_change_asked'
  | 'number_changed'
  | 'number_change_cancelled'
  | 'number_change_stopped'
  | 'number_change_undone'
  | 'password_set'
  | 'session_ended'
  | 'otp_sent'
  | 'otp_verified'
  | 'reset_code_sent'
  | 'reset_code_verified'
  | 'password_reset'
  | 'password_changed'
  | 'second_factor_given'
  | 'recovery_code_used'
  | 'second_factor_set_up'
  | 'recovery_codes_renewed'
  | 'site_first_connected'
  | 'site_connected'
  | 'site_disconnected'
  | 'embed_code_used'
  | 'embed_token_refused'
  | 'access_denied'
  | 'apply'
  | 'account_info_changed'
  | 'data_exported'
  | 'deletion_asked'
  | 'deletion_undone'
  | 'account_erased'
  | 'email_link_sent'
  | 'email_verified'
  | 'payout_changed'
  | 'certificate_added'
  | 'certificate_deleted'
  | 'certificate_viewed'
  | 'invoice_created'
  | 'refund_claimed'
  | 'payment_proof_sent'
  | 'payment_proof_withdrawn'
  | 'payment_proof_viewed'
  | 'refund_sent_back'
  | 'payment_started'
  | 'payout_asked'
  | 'payment_booked'
  | 'payment_held'
  | 'staff_payment_released'
  | 'staff_payment_given_back'
  | 'staff_day_closed'
  | 'payment_notice'
  | 'hire_code_sent'
  | 'hire_code_verified'
  | 'request_created'
  | `request_${RequestAct}`
  | 'call_requested'
  | 'message_sent'
  | 'online_lesson_booked'
  | 'online_lesson_answered'
  | 'online_lesson_cancelled'
  | 'online_lesson_disputed'
  | 'asked_request_declined'
  | 'coach_request_created'
  | 'coach_request_updated'
  | 'coach_request_cancelled'
  | 'tutor_chosen'
  | 'application_moved'
  | 'application_move_undone'
  | 'handover_read'
  | 'first_lesson_set'
  | 'tuition_feedback_given'
  | 'letter_signed'
  | 'history_shown'
  | 'history_hidden'
  | 'tuition_change_proposed'
  | 'tuition_change_accepted'
  | 'tuition_change_declined'
  | 'tuition_moved'
  | 'tuition_change_withdrawn'
  | 'tuition_pause_ended'
  | 'messages_blocked'
  | 'messages_unblocked'
  | 'message_reported'
  | 'message_picture_viewed'
  | 'routine_add'
  | 'routine_change'
  | 'routine_remove'
  | 'calendar_feed_renewed'
  | 'calendar_feed_ended'
  | 'lesson_marked'
  | 'lesson_corrected'
  | 'lesson_removed'
  | 'lesson_kept'
  | 'lesson_disputed'
  | 'lesson_confirmed'
  | 'demo_result_given'
  | 'leave_wished'
  | 'leave_agreed'
  | 'leave_declined'
  | 'replacement_asked'
  | 'replacement_stopped'
  | 'compare_link_created'
  | `community_${CommunityKind}_${'created' | 'updated' | 'deleted' | 'reported'}`
  | 'review_created'
  | 'review_updated'
  | 'review_deleted'
  | 'review_reported'
  | 'review_answered'
  | 'review_answer_updated'
  | 'review_answer_deleted'
  /** What staff do, named in server/staff. */
  | `staff_${string}`;

export interface AuditEntry {
  action: AuditAction;
  /** `ok`, or the error code. */
  outcome: string;
  userId?: number | undefined;
  target?: string;
}

type Writing = Pick<Services, 'db' | 'config' | 'now'>;

/** Of one call; at least one. */
export async function writeAudits(
  { db, config, now }: Writing,
  { ip, requestId }: Origin,
  entries: readonly AuditEntry[],
): Promise<void> {
  const addressHash = keyedHash(config.appSecret, 'address', addressBlock(ip));
  const at = now();
  await db
    .insert(auditLog)
    .values(entries.map((entry) => ({ ...entry, at, addressHash, requestId })));
}

export const writeAudit = (writing: Writing, origin: Origin, entry: AuditEntry): Promise<void> =>
  writeAudits(writing, origin, [entry]);
