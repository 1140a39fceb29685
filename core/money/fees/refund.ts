/**
 * Refund of the platform charge. Days count from the confirmation.
 * Source: docs/requirements/money/fees.md, "Refund".
 */
import { type JobType, type PlatformCharge, percentOf } from './platform-charge.ts';

export const REFUND_REPORT_HOURS = 24;
const FULL_REFUND_DAYS = 30;
const PART_REFUND_DAYS = 60;
const PART_REFUND_PERCENT = 50;

export interface RefundStep {
  fromDay: number;
  /** `null`: from then on, without end. */
  toDay: number | null;
  percent: number;
  taka: number;
}

/** Taka given back, or no longer owed, when the tuition ends on that day. */
export const refundOn = (charge: Pick<PlatformCharge, 'type' | 'taka'>, day: number): number =>
  refundStepOn(charge, day).taka;

export function refundStepOn(
  charge: Pick<PlatformCharge, 'type' | 'taka'>,
  day: number,
): RefundStep {
  const step = refundSteps(charge).find(({ toDay }) => toDay === null || day <= toDay);
  if (step === undefined) throw new Error('The last step of a refund has no end');
  return step;
}

/** Only home tutoring still refunds in the second 30 days. */
const partPercent = (type: JobType) => (type === 'home' ? PART_REFUND_PERCENT : 0);

export function refundSteps({ type, taka }: Pick<PlatformCharge, 'type' | 'taka'>): RefundStep[] {
  const step = (fromDay: number, toDay: number | null, percent: number): RefundStep => ({
    fromDay,
    toDay,
    percent,
    taka: percentOf(taka, percent),
  });
  const first = step(1, FULL_REFUND_DAYS, 100);
  const part = partPercent(type);
  if (part === 0) return [first, step(FULL_REFUND_DAYS + 1, null, 0)];
  return [
    first,
    step(FULL_REFUND_DAYS + 1, PART_REFUND_DAYS, part),
    step(PART_REFUND_DAYS + 1, null, 0),
  ];
}
