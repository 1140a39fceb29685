/** The events that raise an alarm for staff. */
export const alarmKinds = [
  /** Codes for one purpose are not used: asked for from a few address blocks, or from very many. */
  'sms_block_stopped',
  'sms_purpose_stopped',
  /** The SMS of an hour are used up. */
  'sms_budget_spent',
  'otp_guessing',
  /** One person has looked at the contacts and places of many tuitions in an hour. */
  'many_handovers_read',
  'second_factor_guessing',
  /** Somebody who may be in danger asked the assistant for a call. */
  'urgent_call',
  /** Somebody reads the whole board or hub and goes on in spite of being slowed. */
  'bulk_reading',
  /** A payment service names another sum, currency, shop or payment than we asked for. */
  'payment_mismatch',
  /** A payment service has taken money twice for one reference of ours: only one of them is booked. */
  'payment_twice',
  /** A payment service marks a payment as risky: it may be taken back. */
  'payment_risky',
  /** A notice that no payment service has signed. */
  'payment_forged',
  /** One person or address tries promo codes that do not hold, again and again. */
  'promo_guessing',
  /** Payments of one person, or from one address, fail again and again. */
  'payments_failing',
  /** A service was told to give a refund back, and for a day it has not said what became of it. */
  'refund_unknown',
  /** A request is on the board for 36 hours and nobody is proposed: twelve are left of what was promised. */
  'shortlist_due',
] as const;
export type AlarmKind = (typeof alarmKinds)[number];
