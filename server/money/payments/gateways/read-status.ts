import type { BrowserSaid } from '#server/ground/services/payment-gateway.ts';

/** The words by which services let the payer's browser say how a payment ended. */
const WORDS: Record<string, BrowserSaid> = {
  success: 'success',
  VALID: 'success',
  failure: 'failure',
  FAILED: 'failure',
  cancel: 'cancel',
  CANCELLED: 'cancel',
};

/** Reads the field `status`, as most services name it. */
export const readStatus = ({ status }: Record<string, string | undefined>): BrowserSaid =>
  WORDS[status ?? ''];
