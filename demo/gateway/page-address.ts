import type { FastifyRequest } from 'fastify';
import type { GatewayState } from './gateway-state.ts';

/** Returns the address to which the payer of this payment is sent. */
export const pageAddress = (
  { pageOrigin }: GatewayState,
  { protocol, host }: FastifyRequest,
  id: string,
): string => `${pageOrigin ?? `${protocol}://${host}`}/pay/${id}`;
