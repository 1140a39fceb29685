import type { GatewayMethod } from '#core/money/providers/providers.ts';
import { bkash } from './bkash/protocol.ts';
import type { Protocol } from './protocol.ts';
import { sslcommerz } from './sslcommerz/protocol.ts';

export const protocols: Record<GatewayMethod, Protocol> = { sslcommerz, bkash };
