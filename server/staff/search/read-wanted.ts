/** Reads the words in the search of the console: as a number first, else as a name. */
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { toStoredPhone } from '#core/people/account/phone-number.ts';
import { nameWords } from '#core/people/names/name-key.ts';
import { readInvoiceNo } from '#server/staff/money/read-invoice-no.ts';
import { readTutorId } from '#server/staff/people/find-people.ts';
import { readRequestNo } from '#server/staff/requests/read-request-no.ts';

export type Wanted =
  | { kind: 'phone'; phone: string }
  /** From the first phone that begins so to the first that does not. */
  | { kind: 'phones'; from: string; before: string }
  | { kind: 'email'; email: string }
  | { kind: 'tutor'; tutorid: string }
  | { kind: 'request'; id: number }
  /** A bare number may be that of a request and of a tutor. */
  | { kind: 'number'; id: number; tutorid: string }
  | { kind: 'invoice'; number: string }
  | { kind: 'name'; words: string };

const SHORTEST = 2;
/** Fewer digits begin the phones of too many. */
const SHORTEST_PHONE = 5;
/** `1XXXXXXXXX` of a national number. */
const PHONE_DIGITS = 10;

/** Returns the range of phones that begin as typed, in the form they are stored. */
function readPhones(words: string): Wanted | null {
  const digits = toLatinDigits(words).replace(/[^\p{L}\p{N}+]/gu, '');
  const [, begun] = /^(?:(?:\+|00)?880|0)(1\d*)$/.exec(digits) ?? [];
  if (begun === undefined || begun.length + 1 < SHORTEST_PHONE) return null;
  if (begun.length >= PHONE_DIGITS) return null;
  return { kind: 'phones', from: `+880${begun}`, before: `+880${Number(begun) + 1}` };
}

/** Returns what is wanted; null for words that are too short to mean one thing. */
export function readWanted(words: string): Wanted | null {
  if (words.length < SHORTEST && readRequestNo(words) === null) return null;
  const phone = toStoredPhone(words);
  if (phone !== null) return { kind: 'phone', phone };
  const phones = readPhones(words);
  if (phones !== null) return phones;
  if (words.includes('@')) return { kind: 'email', email: words.toLowerCase() };
  const tutorid = readTutorId(words);
  if (tutorid !== null) return { kind: 'tutor', tutorid };
  const number = readInvoiceNo(words);
  if (number !== null) return { kind: 'invoice', number };
  const id = readRequestNo(words);
  if (id === null) return nameWords(words).length === 0 ? null : { kind: 'name', words };
  return /^r/i.test(words) ? { kind: 'request', id } : { kind: 'number', id, tutorid: `T${id}` };
}
