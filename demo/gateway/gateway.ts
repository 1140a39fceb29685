/**
 * A payment gateway of our own, for the demo and the tests: it speaks the protocols of the
 * providers, and lets a payer choose what happens. No money moves, everything is kept in memory.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import { sendUnavailable } from './answer-merchant.ts';
import type { Behaviour, RefundBehaviour } from './behaviours.ts';
import { createState, type GatewayOptions, type SentNotice } from './gateway-state.ts';
import { takeForms } from './given-fields.ts';
import { addHostedPage } from './hosted-page/hosted-page-routes.ts';
import type { NextStep } from './next-step.ts';
import { pay } from './pay.ts';
import type { Payment } from './payment.ts';
import { protocols } from './protocols.ts';

/** The control for tests, which stand in for the payer and for what goes wrong. */
export interface GatewayControl {
  /** Sets the behaviours of the next payments that are begun, in this order. */
  setNext(...next: Behaviour[]): void;
  /** Sets the behaviours of the next refunds, in this order. */
  setNextRefund(...next: RefundBehaviour[]): void;
  /** Pays the newest payment of this reference; what the payer's browser would do next. */
  pay(reference: string, behaviour?: Behaviour): NextStep;
  /** Sends the provider's notice once more, as things are now. Throws where it sends none. */
  sendNotice(reference: string): Promise<void>;
  /** Settles when all notices that are on their way have been answered. */
  settled(): Promise<void>;
  /** Answers everything of the merchant's server with 503 from now on, or no longer. */
  setDown(isDown: boolean): void;
  /** The tokens that merchants were given end before their time. */
  revokeTokens(): void;
  payments(): readonly Readonly<Payment>[];
  notices: readonly SentNotice[];
}

/** Returns the settings of a merchant who reaches the gateway at `url`, as they are given in production. */
export const merchantSettings = (url: string): Record<string, string> =>
  Object.fromEntries(
    Object.values(protocols).flatMap((protocol) => Object.entries(protocol.settings(url))),
  );

export function buildGateway(options: GatewayOptions = {}): {
  app: FastifyInstance;
  control: GatewayControl;
} {
  const state = createState(options);
  const app = Fastify({ logger: false });
  takeForms(app);
  app.addHook('onRequest', async ({ url }, reply) => {
    // A payer's page of a provider is other machines than its API.
    if (state.isDown && !url.startsWith('/pay/')) return sendUnavailable(reply);
  });
  app.addHook('preClose', async () => state.background.end());
  for (const protocol of Object.values(protocols)) protocol.addRoutes(app, state);
  addHostedPage(app, state);

  const newest = (reference: string): Payment => {
    const payment = state.payments.byReference(reference).at(-1);
    if (!payment) throw new Error(`The gateway has no payment ${reference}`);
    return payment;
  };
  const control: GatewayControl = {
    setNext: (...next) => void state.nextPayments.push(...next),
    setNextRefund: (...next) => void state.nextRefunds.push(...next),
    pay(reference, behaviour = 'success') {
      const step = pay(state, newest(reference), behaviour);
      if (!step) throw new Error(`The protocol of ${reference} has no ${behaviour}`);
      return step;
    },
    async sendNotice(reference) {
      const payment = newest(reference);
      const protocol = protocols[payment.protocol];
      if (!protocol.sendNotice) throw new Error(`${payment.protocol} sends no notices`);
      await protocol.sendNotice(state, payment);
    },
    settled: () => state.background.settled(),
    setDown(isDown) {
      state.isDown = isDown;
    },
    revokeTokens() {
      for (const end of state.endTokens) end();
    },
    payments: () => state.payments.all(),
    notices: state.notices,
  };
  return { app, control };
}
