import { invoiceActsReference } from './invoice-acts-reference.ts';
import { moneyReference } from './money-reference.ts';
import { proofsReference } from './proofs-reference.ts';
import { reconciliationReference } from './reconciliation-reference.ts';
import { refundsReference } from './refunds-reference.ts';

export const reference = [
  moneyReference,
  proofsReference,
  invoiceActsReference,
  reconciliationReference,
  refundsReference,
];
