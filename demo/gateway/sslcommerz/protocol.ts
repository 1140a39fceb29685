import type { Protocol } from '../protocol.ts';
import { paySslcommerz, returnStep } from './pay.ts';
import { sendNotice } from './send-notice.ts';
import type { SslcommerzPayment } from './sslcommerz-payment.ts';
import { addSslcommerz } from './sslcommerz-routes.ts';
import { sandboxStore } from './store.ts';

export const sslcommerz: Protocol<SslcommerzPayment> = {
  addRoutes: addSslcommerz,
  pay: paySslcommerz,
  wayBack: returnStep,
  sendNotice,
  without: [],
  settings: (url) => ({
    SSLCOMMERZ_URL: url,
    SSLCOMMERZ_STORE_ID: sandboxStore.storeId,
    SSLCOMMERZ_STORE_PASSWORD: sandboxStore.storePassword,
  }),
};
