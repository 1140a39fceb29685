/**
 * The payment gateway of the demo, on a port of its own: invoices are paid through it as through a
 * provider. Loaded late, since production must not have it.
 */
import type { Config } from './config/config.ts';

export async function startDemoGateway({ gatewayPort }: Pick<Config, 'gatewayPort'>) {
  const { buildGateway } = await import('#demo/gateway/gateway.ts');
  const { app } = buildGateway();
  const url = await app.listen({ port: gatewayPort, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}
