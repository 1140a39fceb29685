import { isLoopbackName } from '#server/ground/network/is-loopback.ts';

/** The payment services that are set up: each has all of its settings, or none. */
interface Given {
  SSLCOMMERZ_URL?: string | undefined;
  SSLCOMMERZ_STORE_ID?: string | undefined;
  SSLCOMMERZ_STORE_PASSWORD?: string | undefined;
  BKASH_URL?: string | undefined;
  BKASH_USERNAME?: string | undefined;
  BKASH_PASSWORD?: string | undefined;
  BKASH_APP_KEY?: string | undefined;
  BKASH_APP_SECRET?: string | undefined;
}

export interface SslcommerzSettings {
  url: string;
  storeId: string;
  storePassword: string;
}
export interface BkashSettings {
  url: string;
  username: string;
  password: string;
  appKey: string;
  appSecret: string;
}
export interface PaymentServices {
  sslcommerz?: SslcommerzSettings;
  bkash?: BkashSettings;
}

const isWhole = <T extends Record<string, string | undefined>>(
  settings: T,
): settings is T & Record<keyof T, string> =>
  Object.values(settings).every((value) => value !== undefined);
const isEmpty = (settings: Record<string, string | undefined>) =>
  Object.values(settings).every((value) => value === undefined);

/** `wrong`: some settings of a service are missing. */
export function readPaymentServices(given: Given): PaymentServices | 'wrong' {
  const sslcommerz = {
    url: given.SSLCOMMERZ_URL,
    storeId: given.SSLCOMMERZ_STORE_ID,
    storePassword: given.SSLCOMMERZ_STORE_PASSWORD,
  };
  const bkash = {
    url: given.BKASH_URL,
    username: given.BKASH_USERNAME,
    password: given.BKASH_PASSWORD,
    appKey: given.BKASH_APP_KEY,
    appSecret: given.BKASH_APP_SECRET,
  };
  if (!(isWhole(sslcommerz) || isEmpty(sslcommerz)) || !(isWhole(bkash) || isEmpty(bkash)))
    return 'wrong';
  return { ...(isWhole(sslcommerz) && { sslcommerz }), ...(isWhole(bkash) && { bkash }) };
}

/** The store of the gateway of the demo (demo/gateway/credentials.ts). */
const SANDBOX_STORE = 'poruasandbox';

/** The one that takes no real money, or is not reached safely. */
export function findUnsafeService(services: PaymentServices): string | undefined {
  const isUnsafe = (url: string) => {
    const { protocol, hostname } = new URL(url);
    return protocol !== 'https:' || isLoopbackName(hostname);
  };
  const { sslcommerz, bkash } = services;
  if (sslcommerz && (sslcommerz.storeId === SANDBOX_STORE || isUnsafe(sslcommerz.url)))
    return 'SSLCOMMERZ_URL';
  return bkash && isUnsafe(bkash.url) ? 'BKASH_URL' : undefined;
}
