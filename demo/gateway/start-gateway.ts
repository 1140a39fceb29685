/** The gateway on this machine's own address, and how the demo's server reaches it as its merchant. */
import { BKASH_BASE } from './bkash/bkash-routes.ts';
import { sandboxCredentials } from './credentials.ts';
import { buildGateway } from './gateway.ts';
import { demoManualPayTo } from './manual-pay-to.ts';

interface StartOptions {
  port: number;
  /** Undefined: that of the port. */
  pageOrigin: string | undefined;
}

export async function startGateway({ port, pageOrigin }: StartOptions) {
  const { app } = buildGateway({ pageOrigin });
  const url = await app.listen({ port, host: '127.0.0.1' });
  const { storeId, storePassword, ...ofBkash } = sandboxCredentials;
  return {
    url,
    /** Like the settings of the services in production. */
    payments: {
      sslcommerz: { url, storeId, storePassword },
      bkash: { url: `${url}${BKASH_BASE}`, ...ofBkash },
    },
    manualPayTo: demoManualPayTo,
    close: () => app.close(),
  };
}
