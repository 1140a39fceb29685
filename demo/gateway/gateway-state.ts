/** Everything the parts of the gateway share. */
import { createBackground } from './background.ts';
import type { Behaviour, RefundBehaviour } from './behaviours.ts';
import { createPaymentStore } from './payment-store.ts';

export interface SentNotice {
  reference: string;
  status: string;
  /** The status the merchant answered with; `none` if it did not answer. */
  answer: number | 'none';
}

export interface GatewayOptions {
  now?: () => number;
  /** The origin where payers reach the pages, if it is not where merchants reach the calls. */
  pageOrigin?: string | undefined;
  /** Milliseconds a slow answer takes: longer than any merchant waits. */
  slowMs?: number;
  /** Milliseconds that slowness and outage go on after the money was taken. */
  troubleMs?: number;
  /** Milliseconds after the browser at which a late notice comes. */
  lateNoticeMs?: number;
  /** Milliseconds SSLCommerz works on a refund. */
  refundMs?: number;
}

export function createState({ pageOrigin, ...options }: GatewayOptions) {
  return {
    now: Date.now,
    slowMs: 25_000,
    troubleMs: 60_000,
    lateNoticeMs: 20_000,
    refundMs: 5_000,
    ...options,
    pageOrigin,
    payments: createPaymentStore(),
    background: createBackground(),
    nextPayments: [] as Behaviour[],
    nextRefunds: [] as RefundBehaviour[],
    notices: [] as SentNotice[],
    /** Each ends what a provider has given merchants to call it by. */
    endTokens: [] as (() => void)[],
    /** Nothing answers the merchant's server. */
    isDown: false,
  };
}

export type GatewayState = ReturnType<typeof createState>;
