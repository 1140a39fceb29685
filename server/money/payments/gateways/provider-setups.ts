import type { GatewayMethod } from '#core/money/providers/providers.ts';
import { bkash } from './bkash/provider.ts';
import type { ProviderSetup } from './define-provider.ts';
import { sslcommerz } from './sslcommerz/provider.ts';

/** The payment services, in the order in which payers are offered them. */
export const providerSetups: Record<GatewayMethod, ProviderSetup> = { bkash, sslcommerz };
