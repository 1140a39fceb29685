import type { Config } from '#server/ground/config/config.ts';
import type { PaymentGateways } from '#server/ground/services/payment-gateway.ts';
import { createBkash } from './gateways/bkash/create-bkash.ts';
import { createSslcommerz } from './gateways/sslcommerz/create-sslcommerz.ts';

export const SSLCOMMERZ_NOTICE_PATH = '/pay/sslcommerz/notice';
export const returnPath = (ref: string) => `/pay/return/${ref}`;

/** Creates the gateways the operator has set up, in the order they are offered. */
export function createPaymentGateways(
  { payments, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>,
  now: () => Date,
): PaymentGateways {
  const back = (ref: string) => `${publicUrl}${returnPath(ref)}`;
  const gateways: PaymentGateways = new Map();
  if (payments.bkash) gateways.set('bkash', createBkash(payments.bkash, back, now));
  if (payments.sslcommerz)
    gateways.set(
      'sslcommerz',
      createSslcommerz(payments.sslcommerz, {
        back,
        notice: `${publicUrl}${SSLCOMMERZ_NOTICE_PATH}`,
      }),
    );
  return gateways;
}
