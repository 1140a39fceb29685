import { defineProvider } from '../define-provider.ts';
import { createBkash } from './create-bkash.ts';

export const bkash = defineProvider({
  method: 'bkash',
  meaning: 'bKash tokenized checkout, with the whole path of its address',
  variables: {
    url: 'BKASH_URL',
    username: 'BKASH_USERNAME',
    password: 'BKASH_PASSWORD',
    appKey: 'BKASH_APP_KEY',
    appSecret: 'BKASH_APP_SECRET',
  },
  addressHint:
    'the address of the checkout, such as https://bkash.example/v1.2.0-beta/tokenized/checkout',
  create: (settings, { back, now }) => createBkash(settings, back, now),
});
