import { defineProvider } from '../define-provider.ts';
import { createSslcommerz } from './create-sslcommerz.ts';

/** The store of the gateway of the demo (demo/gateway/sslcommerz/store.ts). */
const SANDBOX_STORE = 'poruasandbox';

export const sslcommerz = defineProvider({
  method: 'sslcommerz',
  meaning: 'cards, Nagad and others through SSLCommerz; notices go to `/pay/sslcommerz/notice`',
  variables: {
    url: 'SSLCOMMERZ_URL',
    storeId: 'SSLCOMMERZ_STORE_ID',
    storePassword: 'SSLCOMMERZ_STORE_PASSWORD',
  },
  addressHint: 'the address of SSLCommerz, such as https://securepay.sslcommerz.com',
  isForTests: ({ storeId }) => storeId === SANDBOX_STORE,
  create: createSslcommerz,
});
