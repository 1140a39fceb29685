/** What every payment service has to offer us. Source: docs/requirements/money.md, "Paying". */
import type { GatewayMethod, PaymentFailure } from '#core/money/payment-states.ts';

/** What the service has to know of a payment. */
export interface Asked {
  ref: string;
  poisha: number;
  /** The service's own name of it. */
  session: string | null;
}

export interface ToStart {
  ref: string;
  poisha: number;
  payer: { name: string; email: string | null; phone: string };
  lang: 'bn' | 'en';
}

/** Where the payer goes on. */
export interface Started {
  session: string;
  pageUrl: string;
}

/** What the service itself says of a payment; never what a browser says. */
export type Finding =
  | {
      state: 'paid';
      trx: string;
      ref: string;
      poisha: number;
      currency: string;
      /** Paid to our account with the service, and not to another shop's. */
      isOurs: boolean;
    }
  | { state: 'failed' | 'cancelled'; failure: PaymentFailure }
  /** Not decided yet. */
  | { state: 'open' };

export interface PaymentGateway {
  method: GatewayMethod;
  /** Throws `GatewayAway` when the service does not take it. */
  start(payment: ToStart): Promise<Started>;
  /** Throws `GatewayAway` when it cannot be known now. */
  ask(payment: Asked): Promise<Finding>;
}

export type PaymentGateways = Map<GatewayMethod, PaymentGateway>;

/** The service gave no answer, or none that says anything: try later. Its message has no secrets. */
export class GatewayAway extends Error {
  override name = 'GatewayAway';
  /** Of an answer that there was. */
  readonly status: number | undefined;
  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
