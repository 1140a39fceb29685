/**
 * Money sent to a number of ours, or given by hand, and what proves it.
 * Source: docs/requirements/money/money.md, "Proof by hand".
 */

import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { isMobileNumber, readPhoneNumber } from '#core/people/account/phone-number.ts';
import { toPoisha } from './poisha.ts';

/** The services a payer can send money by on their own. */
export const sentServices = ['bkash', 'nagad', 'rocket', 'bank'] as const;
export type SentService = (typeof sentServices)[number];
/** Staff take cash as well. */
export const moneyServices = [...sentServices, 'cash'] as const;
export type MoneyService = (typeof moneyServices)[number];

export const proofStates = ['open', 'accepted', 'refused', 'withdrawn', 'reversed'] as const;

/**
 * The largest sum for which one person of staff is enough; above it two have to say the same sum.
 */
export const FOUR_EYES_ABOVE_POISHA = toPoisha(10_000);
export const needsFourEyes = (poisha: number): boolean => poisha > FOUR_EYES_ABOVE_POISHA;

export const MAX_PROOF_POISHA = toPoisha(1_000_000);

const isMobile = (service: MoneyService) => service !== 'bank' && service !== 'cash';

/** One transaction is one, however its id was typed: capitals, no spaces, Latin digits. */
export const readTransactionId = (text: string): string =>
  toLatinDigits(text).replace(/\s/g, '').toUpperCase();

/**
 * Returns the key that tells transactions apart: `FT26/0123` and `ft26-0123` are one. As
 * `payments.trx_key` has it.
 */
export const transactionKey = (id: string): string =>
  readTransactionId(id).replace(/[^A-Z0-9]/g, '');

const OF_MOBILE = /^[A-Z0-9]{8,12}$/;
const OF_PAPER = /^[A-Z0-9][A-Z0-9/.-]{3,39}$/;
/**
 * Returns whether an id, as `readTransactionId` gives it, fits the service. The id of a bank or a
 * receipt is what stands on the paper.
 */
export const isTransactionId = (service: MoneyService, id: string): boolean =>
  (isMobile(service) ? OF_MOBILE : OF_PAPER).test(id);

/** `01XXXXXXXXX`, or the digits of a bank account; null when it is neither. */
export function readSender(service: SentService, text: string): string | null {
  const digits = toLatinDigits(text).replace(/[^\p{L}\p{N}]/gu, '');
  if (service === 'bank') return /^\d{5,20}$/.test(digits) ? digits : null;
  // Rocket adds a digit of its own to the phone number.
  const phone = service === 'rocket' && /^01\d{10}$/.test(digits) ? digits.slice(0, 11) : text;
  const national = readPhoneNumber(phone);
  return national !== null && isMobileNumber(national) ? national : null;
}
