/**
 * The charge a tutor owes once for having documents checked. Source:
 * docs/requirements/money/fees.md, "Verification charge".
 */
import { isFreeService } from './free-service.ts';

/** Taka. */
export const VERIFICATION_CHARGE = 500;

/**
 * Returns whether the tutor owes the charge: never before a confirmation, and one that cost nothing
 * asks for nothing.
 */
export const owesVerification = ({ hasBadge, confirmedAt }: Standing): boolean =>
  hasBadge && confirmedAt.some((at) => !isFreeService(at));

interface Standing {
  hasBadge: boolean;
  /** The time of each confirmation that stands, also of a tuition that has ended. */
  confirmedAt: readonly Date[];
}
