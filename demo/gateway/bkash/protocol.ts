import type { Protocol } from '../protocol.ts';
import type { BkashPayment } from './bkash-payment.ts';
import { addBkash, BKASH_BASE } from './bkash-routes.ts';
import { sandboxMerchant } from './merchant.ts';
import { pageChoices } from './page-choices.ts';
import { payBkash, returnStep } from './pay.ts';

export const bkash: Protocol<BkashPayment> = {
  addRoutes: addBkash,
  pay: payBkash,
  wayBack: returnStep,
  // It sends no notices by itself and names no store in its answers.
  without: ['late-notice', 'no-notice', 'wrong-store'],
  choices: pageChoices,
  settings: (url) => ({
    BKASH_URL: `${url}${BKASH_BASE}`,
    BKASH_USERNAME: sandboxMerchant.username,
    BKASH_PASSWORD: sandboxMerchant.password,
    BKASH_APP_KEY: sandboxMerchant.appKey,
    BKASH_APP_SECRET: sandboxMerchant.appSecret,
  }),
};
