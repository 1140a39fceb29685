/** The gateway on this machine's own address, and how the demo's server reaches it as its merchant. */
import { buildGateway, merchantSettings } from './gateway.ts';
import { demoManualPayTo } from './manual-pay-to.ts';

interface StartOptions {
  port: number;
  /** Undefined: that of the port. */
  pageOrigin: string | undefined;
}

export async function startGateway({ port, pageOrigin }: StartOptions) {
  const { app } = buildGateway({ pageOrigin });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    settings: merchantSettings(url),
    manualPayTo: demoManualPayTo,
    close: () => app.close(),
  };
}
