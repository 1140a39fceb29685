/** The payment services that are set up, and the addresses to which they send payers and notices. */
import type { GatewayMethod } from '#core/money/providers/providers.ts';
import type { PaymentGateways } from '#server/ground/services/payment-gateway.ts';
import type { Environment, OpenGateway } from './gateways/define-provider.ts';
import { providerSetups } from './gateways/provider-setups.ts';

export type PaymentServices = ReadonlyMap<GatewayMethod, OpenGateway>;

export const returnPath = (ref: string) => `/pay/return/${ref}`;
export const noticePath = (method: string) => `/pay/${method}/notice`;

/** Throws `ConfigError` for settings that are incomplete or wrong, or unsafe in production. */
export function readPaymentServices(env: Environment, isProduction: boolean): PaymentServices {
  const services = new Map<GatewayMethod, OpenGateway>();
  for (const { method, read } of Object.values(providerSetups)) {
    const open = read(env, isProduction);
    if (open !== undefined) services.set(method, open);
  }
  return services;
}

export function createPaymentGateways(
  services: PaymentServices,
  publicUrl: string,
  now: () => Date,
): PaymentGateways {
  const back = (ref: string) => publicUrl + returnPath(ref);
  return new Map(
    [...services].map(([method, open]) => [
      method,
      open({ back, notice: publicUrl + noticePath(method), now }),
    ]),
  );
}
