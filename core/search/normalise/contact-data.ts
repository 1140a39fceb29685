/**
 * Numbers and addresses that belong to a person. A phone of Bangladesh is set aside for the contact
 * step; that, e-mails, foreign numbers, PINs, codes and identity numbers are blotted out before
 * anything is read or kept, so that none becomes a salary, a class or an id.
 */
import { readPhoneNumber } from '#core/account/phone-number.ts';
import { toLatinDigits } from '#core/format/latin-digits.ts';

export const BLOT = '•••';
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const GAP = '[\\s.()\\-‐-―_/]{0,2}';
const digits = (count: string) => `(?:${GAP}\\d)${count}(?!\\d)`;

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g;
const PHONE = new RegExp(
  [
    `(?<!\\d)(?:(?:\\+|00)\\s?)?88${GAP}0?${GAP}1[3-9]${digits('{8}')}`,
    `(?<!\\d)\\(?0${GAP}1${digits('{9}')}`,
    '(?<!\\d)1[3-9]\\d{2}[\\s-]?\\d{6}(?!\\d)',
  ].join('|'),
  'g',
);

const JOIN = `(?:[\\s:=#.\\-]|is|no|number|nombor|holo|hocche|ta|er|my|amar|হলো|হচ্ছে|টা|এর|নম্বর|নং|আমার){0,8}`;
const CODE = 'pin|otp|cvv|cvc|passcode|verification code|code|পিন|ওটিপি|কোড';
const HARMLESS_CODE = '(?<!(?:post|postal|zip|course|subject|job|area|পোস্ট|বিষয়) ?)';
const IDENTITY =
  'nid|national id|voter id|id card|passport|birth certificate|এনআইডি|জাতীয় পরিচয়পত্র|ভোটার আইডি|পাসপোর্ট|জন্ম নিবন্ধন|জন্মনিবন্ধন';
const OWN = '(?:is |my |the |amar |our |আমার |এটা )*(?:bkash |nagad |rocket |sms |বিকাশ |নগদ )?';
/** What stands before a secret stays, the secret goes. */
const SECRETS = [
  `(?<=(?<![\\p{L}\\p{M}])${HARMLESS_CODE}(?:${CODE})(?![a-z])${JOIN})\\d(?:[\\s-]?\\d){2,9}(?!\\d)`,
  `(?<!\\d)\\d{4,8}(?= ${OWN}(?:${CODE})(?![\\p{L}\\p{M}]))`,
  `(?<=(?:${IDENTITY})(?![a-z])${JOIN})[a-z]{0,3}\\d(?:[\\s-]?\\d){5,19}(?!\\d)`,
  `(?<=(?:password|passcode|পাসওয়ার্ড)\\s*(?:is|holo|হলো|[:=])\\s*)\\S{4,64}`,
  // Foreign: with their sign, or in the groups people write them in.
  `(?:\\+|(?<!\\d)00)\\s?[1-9]${digits('{6,14}')}`,
  '(?<!\\d)\\(?\\d{3}\\)?[\\s.-]\\d{3}[\\s.-]\\d{4}(?!\\d)',
  '(?<!\\d)\\d{2}[\\s-]\\d{4}[\\s-]\\d{6}(?!\\d)',
  '(?<!\\d)[6-9]\\d{4}[\\s-](?!\\d{2}000)\\d{5}(?!\\d)',
  '(?<!\\d)\\d{4}(?:[\\s-]\\d{4}){3}(?!\\d)',
  // Longer than any sum that is paid here.
  '(?<!\\d)\\d{9,}',
].map((source) => new RegExp(source.normalize('NFC'), 'giu'));

export interface WithoutContact {
  text: string;
  /** The first phone in it, 01XXXXXXXXX. */
  phone: string | undefined;
  hasPhone: boolean;
  /** Something else was blotted out. */
  hasSecret: boolean;
}

export function removeContactData(text: string): WithoutContact {
  let phone: string | undefined;
  let hasSecret = false;
  const blot = () => {
    hasSecret = true;
    return BLOT;
  };
  let cleaned = toLatinDigits(text.normalize('NFC'))
    .replace(INVISIBLE, '')
    .replace(EMAIL, blot)
    .replace(PHONE, (found) => {
      const read = readPhoneNumber(found.replace(/[_/]/g, ''));
      if (read === null) return found;
      phone ??= read;
      return BLOT;
    });
  for (const secret of SECRETS) cleaned = cleaned.replace(secret, blot);
  const hasPhone = phone !== undefined;
  // Bengali digits and joiners stay as written unless a number had to go.
  return { text: hasPhone || hasSecret ? cleaned : text, phone, hasPhone, hasSecret };
}
