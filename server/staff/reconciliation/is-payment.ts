/**
 * Tells payments in a settlement file from what stands beside them: totals, notes, names once more,
 * tries that failed.
 */
import type { SettlementColumn } from '#core/money/providers/settlement-columns.ts';

const TOTAL =
  /^(?:grand\s*|sub\s*-?|net\s*)?total|^sum\b|^(?:opening|closing)\s*balance|^(?:সর্ব)?মোট|^উপমোট/iu;
const FAILED =
  /^(?:failed|fail|cancell?ed|declined|rejected|unattempted|expired|pending|initiated|unsuccessful)$/i;

export function isPayment(
  fields: readonly string[],
  read: (column: SettlementColumn) => string,
  state: string,
): boolean {
  if (fields.some((cell) => TOTAL.test(cell.trim()))) return false;
  if (FAILED.test(state.trim())) return false;
  // A note below the table, "Page 1 of 3".
  return (
    ['amount', 'date', 'ref', 'trx'].filter((column) => read(column as SettlementColumn) !== '')
      .length > 1
  );
}
