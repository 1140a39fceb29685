/** A payment as the gateway knows it, whichever protocol it was begun by. */
import type { GatewayMethod } from '#core/money/providers/providers.ts';
import type { Behaviour } from './behaviours.ts';

export interface Refund {
  /** Given by the gateway: `refund_ref_id`, `refundTrxID`. */
  id: string;
  /** Given by the merchant (SSLCommerz: `refund_trans_id`), so that a repeated call finds it. */
  merchantId: string;
  amountPoisha: number;
  at: number;
  isCancelled: boolean;
}

export interface Payment {
  protocol: GatewayMethod;
  /** `sessionkey` or `paymentID`; its page is found by it. */
  id: string;
  /** The merchant's: `tran_id` or `merchantInvoiceNumber`. */
  reference: string;
  amountPoisha: number;
  currency: string;
  createdAt: number;
  /** Set by the tests beforehand: what happens when the payer just pays. */
  preset: Behaviour | undefined;
  /** The behaviour that the payer chose last. */
  behaviour: Behaviour | undefined;
  /** `authorised`: bKash's payer has agreed, `execute` has not come yet. */
  state: 'open' | 'failed' | 'cancelled' | 'authorised' | 'paid';
  takenAt: number | undefined;
  /** `bank_tran_id` or `trxID`, from the moment the money is taken. */
  transactionId: string;
  refunds: Refund[];
}

/** Another sum, but one the protocol could name. */
const otherSum = (poisha: number) => (poisha > 1_100 ? poisha - 100 : poisha + 100);

/**
 * Returns what the gateway says of a payment: what was requested, except for the behaviours that
 * lie.
 */
export function reportedOf({ behaviour, amountPoisha, currency, reference }: Payment) {
  return {
    amountPoisha: behaviour === 'wrong-amount' ? otherSum(amountPoisha) : amountPoisha,
    currency: behaviour === 'wrong-currency' ? 'USD' : currency,
    reference: behaviour === 'wrong-reference' ? `${reference}-X` : reference,
  };
}

/** Returns what is left to give back of what was taken, in poisha. */
export const refundableOf = (payment: Payment): number =>
  payment.refunds
    .filter(({ isCancelled }) => !isCancelled)
    .reduce((left, { amountPoisha }) => left - amountPoisha, reportedOf(payment).amountPoisha);
