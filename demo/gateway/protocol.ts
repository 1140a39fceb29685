/** The part of the gateway that the folder of a provider brings. CONTRIBUTING.md, "A provider of payments". */
import type { FastifyInstance } from 'fastify';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Behaviour } from './behaviours.ts';
import type { GatewayState } from './gateway-state.ts';
import type { NextStep } from './next-step.ts';
import type { Payment } from './payment.ts';

/** A button of the hosted page. */
export interface Choice {
  label: string;
  hint: string;
}
export type Choices = Partial<Record<Behaviour, Choice>>;

/** It is only given payments that it has added itself. */
export interface Protocol<Kind extends Payment = Payment> {
  addRoutes(app: FastifyInstance, state: GatewayState): void;
  pay(state: GatewayState, payment: Kind, behaviour: Behaviour): NextStep;
  /** Returns where the way back leads as things are. */
  wayBack(payment: Kind): NextStep;
  /** Missing where the provider sends no notices by itself. */
  sendNotice?(state: GatewayState, payment: Kind): Promise<void>;
  /** The behaviours that it does not have. */
  without: readonly Behaviour[];
  /** The choices that have other words with this provider. */
  choices?: Record<Lang, Choices>;
  /** Returns the settings of a merchant who reaches it at `url`, as they are given in production. */
  settings(url: string): Record<string, string>;
}
