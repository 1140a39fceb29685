/** The payment services. One more: CONTRIBUTING.md, "A provider of payments". */
import type { Lang } from '#core/ground/i18n/lang.ts';
import { bkash } from './bkash.ts';
import type { Provider } from './provider.ts';
import { sslcommerz } from './sslcommerz.ts';

/** The methods a person pays through by themselves, in the order of the API and the database. */
export const gatewayMethods = ['sslcommerz', 'bkash'] as const;
export type GatewayMethod = (typeof gatewayMethods)[number];

export const providers: Record<GatewayMethod, Provider> = { sslcommerz, bkash };

export const providerName = (method: GatewayMethod, lang: Lang): string =>
  lang === 'bn' ? providers[method].nameBn : providers[method].name;
