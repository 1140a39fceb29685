/** Codes of authenticator apps (RFC 6238): six digits, a new one every 30 seconds. */
import { Secret, TOTP } from 'otpauth';
import { brand } from '#core/ground/brand.ts';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Clocks of phones differ: the code before and the one after are taken as well. */
const WINDOW = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: brand.name, label, secret, period: PERIOD_SECONDS });

export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns what the QR code holds. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** Returns the number of the 30 seconds the code belongs to; null when it is not right now. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  return Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
