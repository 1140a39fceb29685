/**
 * Sends the notice to the merchant's server (IPN). The state records, for people who look, whether
 * it was taken.
 */
import type { GatewayState } from '../gateway-state.ts';
import { noticeFields } from './notice-fields.ts';
import type { SslcommerzPayment } from './sslcommerz-payment.ts';

const PATIENCE_MS = 10_000;

export async function sendNotice(state: GatewayState, payment: SslcommerzPayment): Promise<void> {
  const url = payment.urls.notice;
  if (url === undefined) return;
  const fields = noticeFields(payment);
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    ({ status }) => status,
    () => 'none' as const,
  );
  state.notices.push({ reference: payment.reference, status: fields['status'] ?? '', answer });
}
