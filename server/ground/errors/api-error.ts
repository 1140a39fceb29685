import type { ErrorCode } from '#core/ground/api/error.ts';
import type { FieldProblem } from '#core/ground/text/check-text.ts';

export type { FieldProblem };

const statusOf: Record<ErrorCode, number> = {
  invalid_input: 400,
  invalid_json: 400,
  unknown_id: 400,
  connect_code_invalid: 400,
  not_found: 404,
  job_not_found: 404,
  saved_search_not_found: 404,
  saved_searches_full: 409,
  alerts_full: 409,
  alert_without_condition: 422,
  site_unknown: 404,
  wrong_credentials: 401,
  not_signed_in: 401,
  phone_not_verified: 403,
  second_factor_needed: 403,
  second_factor_setup: 403,
  forbidden: 403,
  not_a_tutor: 403,
  scope_missing: 403,
  not_a_parent: 403,
  not_staff: 403,
  account_locked: 403,
  profile_incomplete: 403,
  city_mismatch: 403,
  banned: 403,
  deactivated: 403,
  account_restricted: 403,
  invoice_overdue: 403,
  tutor_declined: 403,
  account_exists: 409,
  no_account: 404,
  password_needed: 403,
  job_closed: 409,
  invoice_not_found: 404,
  invoice_not_payable: 409,
  delivery_not_due: 409,
  delivery_no_city: 409,
  refund_not_possible: 409,
  refund_used: 409,
  refund_lost: 409,
  refund_no_source: 409,
  refund_by_another: 409,
  refund_not_stuck: 409,
  payout_trx_used: 409,
  payout_number_needed: 409,
  second_person_of_end: 409,
  coach_by_another: 409,
  coach_month_billed: 409,
  payout_target_unknown: 409,
  payout_by_another: 409,
  payout_not_prepared: 409,
  day_not_over: 409,
  period_too_long: 400,
  payment_not_found: 404,
  proof_open: 409,
  payment_held: 409,
  payment_used: 409,
  transaction_used: 409,
  second_person_needed: 409,
  other_sum_confirmed: 409,
  payment_method_off: 409,
  payment_unavailable: 503,
  promo_unknown: 404,
  promo_not_yet: 409,
  promo_ended: 409,
  promo_used_up: 409,
  promo_used_by_you: 409,
  promo_not_for_you: 403,
  promo_not_for_invoice: 409,
  phone_of_other_account: 409,
  version_conflict: 409,
  idempotency_key_reused: 409,
  changed_meanwhile: 409,
  not_allowed_on_person: 403,
  wrong_state: 409,
  tuition_over: 409,
  ask_staff_to_leave: 409,
  change_open: 409,
  change_not_open: 409,
  messages_over: 409,
  messages_blocked_by_you: 409,
  messages_not_taken: 409,
  messages_gone: 409,
  slot_taken: 409,
  lessons_off: 409,
  lessons_waiting: 409,
  hour_booked: 409,
  no_join_link: 409,
  stage_not_allowed: 409,
  shortlist_full: 409,
  charge_unpaid: 409,
  other_appointed: 409,
  request_not_live: 409,
  link_invalid: 410,
  proof_invalid: 422,
  already_applied: 409,
  otp_wrong: 422,
  otp_expired: 422,
  reset_token_invalid: 422,
  terms_required: 422,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  server_error: 500,
  sms_unavailable: 503,
  push_unavailable: 503,
  model_unavailable: 503,
  unavailable: 503,
  profile_locked: 403,
  tracking_off: 409,
  review_not_allowed: 403,
  already_reviewed: 409,
  review_edit_over: 409,
  review_too_early: 409,
  answer_edit_over: 409,
  edit_over: 409,
};

/** The error a route throws when it refuses; the error handler turns it into the answer. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly values: Record<string, string | number>;
  readonly fields: Record<string, FieldProblem>;
  /** The text of `codes` that is sent, if one code has several. */
  readonly text: string;

  constructor(
    code: ErrorCode,
    details: {
      values?: Record<string, string | number>;
      fields?: Record<string, FieldProblem>;
      text?: string;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.code = code;
    this.status = statusOf[code];
    this.values = details.values ?? {};
    this.fields = details.fields ?? {};
    this.text = details.text ?? code;
  }
}
