/**
 * The proposal of the rule for a claim. It decides nothing: one of the staff does, with the facts
 * beside it.
 * Source: docs/requirements/money/money.md, "Refund".
 */

import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { TuitionSide } from '#core/market/hire/application-stages.ts';
import { REFUND_REPORT_HOURS } from '#core/money/fees/refund.ts';
import { type RefundFact, type RefundVerdict, refundFacts } from './refund-words.ts';

interface Claim {
  endedAt: Date | null;
  endedBy: TuitionSide | null;
  claimedAt: Date;
  claimedPoisha: number;
  /** The sum that was paid in money and that we still have. */
  keptPoisha: number;
  /** The sum the rule gives back for the day of the end. */
  offeredPoisha: number;
  wasRefused: boolean;
}

export interface RefundProposal {
  verdict: RefundVerdict;
  facts: { fact: RefundFact; holds: boolean }[];
}

export const isInTime = (endedAt: Date, claimedAt: Date): boolean =>
  claimedAt <= dayjs.utc(endedAt).add(REFUND_REPORT_HOURS, 'hour').toDate();

export function proposeRefund(claim: Claim): RefundProposal {
  const { endedAt, endedBy, claimedAt, claimedPoisha, keptPoisha, offeredPoisha } = claim;
  const holds: Record<RefundFact, boolean> = {
    ended_by: endedAt !== null && endedBy !== null && endedBy !== 'tutor',
    in_time: endedAt !== null && isInTime(endedAt, claimedAt),
    first_claim: !claim.wasRefused,
    paid: keptPoisha >= claimedPoisha,
    share: offeredPoisha >= claimedPoisha,
  };
  return {
    verdict: verdictOf(holds),
    facts: refundFacts.map((fact) => ({ fact, holds: holds[fact] })),
  };
}

function verdictOf(holds: Record<RefundFact, boolean>): RefundVerdict {
  if (!holds.ended_by || !holds.paid || !holds.share) return 'refuse';
  return holds.in_time && holds.first_claim ? 'approve' : 'decide';
}
