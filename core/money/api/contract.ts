/**
 * The contract of money: schemas, access and caching,
 * under the names of `endpoints.ts`.
 */
import { invoiceActsContract } from './invoice-acts-contract.ts';
import { moneyContract } from './money-contract.ts';
import { proofsContract } from './proofs-contract.ts';
import { reconciliationContract } from './reconciliation-contract.ts';
import { refundsContract } from './refunds-contract.ts';

export const contract = {
  ...moneyContract,
  ...proofsContract,
  ...invoiceActsContract,
  ...reconciliationContract,
  ...refundsContract,
};
