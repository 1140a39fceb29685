/**
 * Phone numbers of Bangladesh. People write them with spaces, dashes, +880 or Bengali digits; they
 * are stored in one form, E.164. Sources: docs/requirements/people/accounts.md, "Fields", and
 * docs/requirements/ground/bangladesh.md, "Phone numbers".
 */
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';

const NATIONAL = /^01\d{9}$/;
const COUNTRY_CODE = /^(?:\+|00)?880?(?=1\d{9}$)/;

/** `01XXXXXXXXX`, or null when it is not 11 digits starting with 01. */
export function readPhoneNumber(text: string): string | null {
  // Brackets, dashes of any kind, spaces and marks nobody sees.
  const digits = toLatinDigits(text).replace(/[^\p{L}\p{N}+]/gu, '');
  const national = digits.replace(COUNTRY_CODE, '0');
  return NATIONAL.test(national) ? national : null;
}

/** `+8801XXXXXXXXX`, the form in the database; null when the number is not valid. */
export function toStoredPhone(text: string): string | null {
  const national = readPhoneNumber(text);
  return national && `+88${national}`;
}

/** `01XXX-XXXXXX`, the form people read. */
export function showPhoneNumber(stored: string): string {
  const national = readPhoneNumber(stored) ?? stored;
  return `${national.slice(0, 5)}-${national.slice(5)}`;
}

/** Bangladesh gives mobiles 013 to 019 only; a message to another number could not arrive. */
export const isMobileNumber = (national: string): boolean => /^01[3-9]/.test(national);

/** `01XXXXXXXXX` of what was typed, where a message can arrive there. */
export function mobileOf(text: string): string | null {
  const phone = readPhoneNumber(text);
  return phone !== null && isMobileNumber(phone) ? phone : null;
}
