import type { SettlementColumn } from './settlement-columns.ts';

/** A payment service as browser and server know it; its client is server/money/payments/gateways/. */
export interface Provider {
  /** The brand as people read it, in English and in Bengali. */
  name: string;
  nameBn: string;
  /**
   * `wallet`: payers have an account with the service itself. `cards`: it passes on cards and the
   * wallets of others. The texts that say how to pay follow from it (money.json, papers.json).
   */
  kind: 'wallet' | 'cards';
  /** The names its settlement file gives each column, the likeliest first. */
  settlement: Record<SettlementColumn, string[]>;
}
