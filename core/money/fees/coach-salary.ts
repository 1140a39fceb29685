/**
 * The price a guardian pays for a coach. The sample of docs/requirements/dashboards/parent-area.md,
 * "Coach salary": 40 taka an hour, a monthly bill of 4,000 for five hours, 1,500 for work outside,
 * and a service charge of 20 percent that comes to 500, together 6,000.
 */
import { percentOf } from './platform-charge.ts';

export const COACH_HOUR_TAKA = 40;
export const COACH_DAYS = 20;
export const COACH_EXTRA_TAKA = 1500;
export const COACH_SERVICE_PERCENT = 20;
export const COACH_HOURS_MIN = 4;
export const COACH_HOURS_MAX = 8;
export const COACH_HOURS_DEFAULT = 5;

export interface CoachSalary {
  hourTaka: number;
  monthlyBill: number;
  extraBill: number;
  /** The platform's share, in taka. */
  serviceCharge: number;
  /** The coach's share, in taka. */
  coachShare: number;
  total: number;
}

/**
 * Returns the price, in taka, of so many of the days of a month. 500 is 20 percent of what the
 * monthly bill is above the extra bill: the only reading that fits.
 */
export function coachSalary(hours: number, days = COACH_DAYS): CoachSalary {
  const monthlyBill = COACH_HOUR_TAKA * hours * days;
  const extraBill = (COACH_EXTRA_TAKA * days) / COACH_DAYS;
  const serviceCharge = percentOf(monthlyBill - extraBill, COACH_SERVICE_PERCENT);
  const coachShare = monthlyBill + extraBill;
  return {
    hourTaka: COACH_HOUR_TAKA,
    monthlyBill,
    extraBill,
    serviceCharge,
    coachShare,
    total: coachShare + serviceCharge,
  };
}
