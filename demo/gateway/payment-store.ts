/** Payments live as long as the process: a demo starts without any. */
import type { Payment } from './payment.ts';

/** A demo that is left running must not fill its memory. */
const KEPT = 10_000;

export function createPaymentStore() {
  const payments = new Map<string, Payment>();
  const all = () => [...payments.values()];
  return {
    add(payment: Payment) {
      payments.set(payment.id, payment);
      const [oldest] = payments.keys();
      if (payments.size > KEPT && oldest !== undefined) payments.delete(oldest);
    },
    all,
    byId: (id: string) => payments.get(id),
    /** Oldest first: a merchant may begin with the same reference again. */
    byReference: (reference: string) => all().filter((payment) => payment.reference === reference),
  };
}
