import type { GatewayState } from '../gateway-state.ts';
import type { Payment } from '../payment.ts';

export interface BkashPayment extends Payment {
  protocol: 'bkash';
  callbackUrl: string;
  payerReference: string;
  /** The amount as the merchant wrote it, since bKash gives it back so. */
  amountText: string;
}

const isBkash = (payment: Payment): payment is BkashPayment => payment.protocol === 'bkash';

export function findBkashPayment(
  { payments }: GatewayState,
  id: string | undefined,
): BkashPayment | undefined {
  const payment = payments.byId(id ?? '');
  return payment && isBkash(payment) ? payment : undefined;
}
