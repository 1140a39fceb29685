import type { GatewayState } from '../gateway-state.ts';
import type { Payment } from '../payment.ts';

export interface SslcommerzPayment extends Payment {
  protocol: 'sslcommerz';
  urls: { success: string; fail: string; cancel: string; notice: string | undefined };
  /** `value_a` to `value_d`, given back as they came. */
  values: Record<string, string>;
  validationId: string;
  validatedAt: number | undefined;
}

const isSslcommerz = (payment: Payment): payment is SslcommerzPayment =>
  payment.protocol === 'sslcommerz';

export const sslcommerzPayments = ({ payments }: GatewayState): SslcommerzPayment[] =>
  payments.all().filter(isSslcommerz);
