/**
 * Finds what a tutor may claim of a paid platform charge when the tuition has ended.
 * Source: docs/requirements/money/money.md, "Refund".
 */

import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { TuitionSide } from '#core/market/hire/application-stages.ts';
import type { JobType } from '#core/money/fees/platform-charge.ts';
import { REFUND_REPORT_HOURS, refundStepOn } from '#core/money/fees/refund.ts';
import { tuitionDay } from '#core/money/fees/tuition-day.ts';
import type { InvoiceSums } from './invoice-sums.ts';
import { toPoisha, toTaka } from './poisha.ts';
import type { NoRefundReason } from './refund-words.ts';

export interface EndedTuition extends InvoiceSums {
  jobType: JobType;
  /** The part of what was paid that promo codes paid. */
  promoPoisha: number;
  /** The part of what was paid that a service took back, and that is written off. */
  lostPoisha: number;
  confirmedAt: Date;
  /** Null: it goes on. */
  endedAt: Date | null;
  endedBy: TuitionSide | null;
}

export type RefundOffer =
  | { poisha: 0; reason: NoRefundReason }
  | {
      poisha: number;
      reason: null;
      /** The day of the tuition, the day of confirmation being the first. */
      day: number;
      percent: number;
      /** Claimed until then it is in time. */
      claimUntil: Date;
    };

/** Returns what the tutor has paid and we still have, in poisha. */
export const keptPoisha = ({
  paidPoisha,
  promoPoisha,
  lostPoisha,
}: Pick<EndedTuition, 'paidPoisha' | 'promoPoisha' | 'lostPoisha'>): number =>
  Math.max(0, paidPoisha - promoPoisha - lostPoisha);

export function refundOffer(tuition: EndedTuition): RefundOffer {
  const { jobType, confirmedAt, endedAt, endedBy, promoPoisha, reducedPoisha } = tuition;
  const paid = keptPoisha(tuition);
  const none = (reason: NoRefundReason): RefundOffer => ({ poisha: 0, reason });
  if (endedAt === null) return none('not_ended');
  if (endedBy === null || endedBy === 'tutor') return none('ended_by_tutor');
  if (paid === 0) return none('nothing_paid');
  const day = tuitionDay(confirmedAt, endedAt);
  // What a promo code took off was never paid, so it does not come back.
  const charged = tuition.poisha - promoPoisha;
  const { percent, taka } = refundStepOn({ type: jobType, taka: toTaka(charged) }, day);
  // Parts are whole taka; all of it is all of it.
  const byRule = percent === 100 ? charged : toPoisha(taka);
  // What the end has taken off already is not given back once more.
  const poisha = Math.min(paid, Math.max(0, byRule - reducedPoisha));
  if (poisha === 0) return none('too_late_in_tuition');
  const claimUntil = dayjs.utc(endedAt).add(REFUND_REPORT_HOURS, 'hour').toDate();
  return { poisha, reason: null, day, percent, claimUntil };
}
