/** `npm run ledger:check`: says whether the books balance, and ends with 1 when they do not. */
import { parseConfig } from '#server/ground/config/config.ts';
import { withDatabase } from '#server/ground/db/with-database.ts';
import { runCommand } from '#server/ground/logging/run-command.ts';
import { checkLedger } from './check-ledger.ts';

await runCommand(async () => {
  const found = await withDatabase(parseConfig(process.env), ({ db }) => checkLedger(db));
  if (found.isBalanced) return `The ledger balances: ${found.transactions} transactions.\n`;
  process.exitCode = 1;
  return `The ledger does not balance: ${found.outOfBalance} of ${found.transactions} transactions, ${found.wrongInvoices} invoices, ${found.totalPoisha} poisha in all.\n`;
});
