/**
 * The interface every payment service has to offer us. Source: docs/requirements/money/money.md,
 * "Paying".
 */
import type { GatewayMethod } from '#core/money/providers/providers.ts';
import type { PaymentFailure } from '#core/money/words/payment-states.ts';

/**
 * The time at which we asked a service to execute the payment: stored with it, so that all nodes
 * know it.
 */
export interface Execution {
  /** Null: never, or it is certain that it took nothing. */
  startedAt(): Promise<Date | null>;
  /** False: another node began since `seen` was read. */
  start(seen: Date | null): Promise<boolean>;
  /** It is certain that nothing was taken. */
  forget(): Promise<void>;
}

/** The facts the service has to know of a payment. */
export interface Asked {
  ref: string;
  poisha: number;
  /** The service's own name of it. */
  session: string | null;
  /** The payer has come back from the service's page, by their browser's word. */
  hasReturned: boolean;
  execution: Execution;
}

export interface ToStart {
  ref: string;
  poisha: number;
  payer: { name: string; email: string | null; phone: string };
  lang: 'bn' | 'en';
}

/** The session, and the page where the payer goes on. */
export interface Started {
  session: string;
  pageUrl: string;
}

/** More than one payment for one reference, or a mark of risk. */
export type PaymentConcern = 'payment_twice' | 'payment_risky';

/** The word of the service itself on a payment; never what a browser says. */
export type Finding =
  | {
      state: 'paid';
      trx: string;
      ref: string;
      poisha: number;
      currency: string;
      /** Paid to our account with the service, and not to another shop's. */
      isOurs: boolean;
      /** The concerns staff have to look at, though the money came. */
      concerns?: readonly PaymentConcern[];
    }
  | { state: 'failed' | 'cancelled'; failure: PaymentFailure }
  /** The payment is not decided yet. */
  | { state: 'open' };

/** Money of a payment that goes back to the person who paid. */
export interface ToGiveBack {
  /** Ours, another for each try. */
  ref: string;
  poisha: number;
  payment: { ref: string; session: string | null; trx: string };
  /** The service's own name of it, once it has given one. */
  serviceRef: string | null;
  /** It was asked for before, and what came of that is not known. */
  isRepeated: boolean;
}

export type GivenBack =
  | { state: 'done'; trx: string }
  /** Taken, and not done yet. */
  | { state: 'open'; serviceRef: string | null }
  | { state: 'refused' };

/** The result as the payer's browser said it; it decides nothing but which words they read. */
export type BrowserSaid = 'cancel' | 'failure' | 'success' | undefined;

export interface PaymentGateway {
  method: GatewayMethod;
  /** Reads what the payer's browser brings back from the service's page. */
  readReturn(fields: Record<string, string | undefined>): BrowserSaid;
  /**
   * Returns the reference a notice names; null for one the service has not signed. Missing where a
   * service sends none.
   */
  readNotice?(fields: Record<string, string>): string | null;
  /** Throws `GatewayAway` when the service does not take it. */
  start(payment: ToStart): Promise<Started>;
  /** Throws `GatewayAway` when it cannot be known now. */
  ask(payment: Asked): Promise<Finding>;
  /**
   * Gives back, or asks what has become of it: one try may be repeated, but not by two at once.
   * Throws `GatewayAway` when it cannot be known now.
   */
  giveBack(refund: ToGiveBack): Promise<GivenBack>;
}

export type PaymentGateways = Map<GatewayMethod, PaymentGateway>;

/** The service gave no answer, or none that says anything: try later. Its message has no secrets. */
export class GatewayAway extends Error {
  override name = 'GatewayAway';
  /** The status of the answer, if there was one. */
  readonly status: number | undefined;
  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
