/** Phones in digits, and other numbers that belong to a person, in a folded text. */
const GAP = '[\\s.()\\-‐-―_/]{0,2}';
const digits = (count: string) => `(?:${GAP}\\d)${count}(?!\\d)`;

export const PHONES = [
  `(?<!\\d)(?:(?:\\+|00)\\s?)?88${GAP}0?${GAP}1[3-9]${digits('{8}')}`,
  `(?<!\\d)\\(?0${GAP}1${digits('{9}')}`,
].map((source) => new RegExp(source, 'g'));
/** A mobile number without its zero. */
export const SHORT_PHONE = /(?<!\d)1[3-9]\d{2}[\s-]?\d{6}(?!\d)/g;

const JOIN = `(?:[\\s:=#.\\-]|is|no|number|nombor|holo|hocche|ta|er|my|amar|হলো|হচ্ছে|টা|এর|নম্বর|নং|আমার){0,8}`;
const CODE = 'pin|otp|cvv|cvc|passcode|verification code|code|পিন|ওটিপি|কোড';
const HARMLESS_CODE = '(?<!(?:post|postal|zip|course|subject|job|area|পোস্ট|বিষয়) ?)';
const IDENTITY =
  'nid|national id|voter id|id card|passport|birth certificate|এনআইডি|জাতীয় পরিচয়পত্র|ভোটার আইডি|পাসপোর্ট|জন্ম নিবন্ধন|জন্মনিবন্ধন';
const OWN = '(?:is |my |the |amar |our |আমার |এটা )*(?:bkash |nagad |rocket |sms |বিকাশ |নগদ )?';
const YEARS = '(?!(?:(?:19|20)\\d\\d[\\s-]){3}(?:19|20)\\d\\d)';

const of = (...sources: string[]): RegExp[] =>
  sources.map((source) => new RegExp(source.normalize('NFC'), 'gu'));

/** The patterns of secrets: the words before a secret stay, the secret goes. */
export const SECRETS = of(
  `(?<=(?<![\\p{L}\\p{M}])${HARMLESS_CODE}(?:${CODE})(?![a-z])${JOIN})\\d(?:[\\s-]?\\d){2,9}(?!\\d)`,
  `(?<!\\d)\\d{4,8}(?= ${OWN}(?:${CODE})(?![\\p{L}\\p{M}]))`,
  `(?<=(?:${IDENTITY})(?![a-z])${JOIN})[a-z]{0,3}\\d(?:[\\s-]?\\d){5,19}(?!\\d)`,
  `(?<=(?:password|passcode|পাসওয়ার্ড)\\s*(?:is|holo|হলো|[:=])\\s*)\\S{4,64}`,
  // Foreign: with their sign, or in the groups people write them in; "5000+ 6000-8000" is a salary.
  `(?:(?<!\\d\\s?)\\+|(?<!\\d)00)\\s?[1-9]${digits('{6,14}')}`,
  '(?<!\\d)\\(?\\d{3}\\)?[\\s.-]\\d{3}[\\s.-]\\d{4}(?!\\d)',
  '(?<!\\d)\\d{2}[\\s-]\\d{4}[\\s-]\\d{6}(?!\\d)',
  '(?<!\\d)[6-9]\\d{4}[\\s-](?!\\d{3}[05]0)\\d{5}(?!\\d)',
  `(?<!\\d)${YEARS}\\d{4}(?:[\\s-]\\d{4}){3}(?!\\d)`,
  // Of Dhaka, by wire.
  '(?<![\\d.,/-])02[\\s-]\\d{7,8}(?!\\d)',
);

/** Longer than any sum that is paid here. */
export const LONG = /(?<!\d)\d{9,}/g;

/** The patterns of numbers that schools and boards give people, which strangers may read. */
export const SERIALS = of(
  '(?<=(?<![\\p{L}\\p{M}])(?:roll|reg|registration|eiin|serial|student id|রোল|রেজিস্ট্রেশন|রেজিঃ|রেজি|সিরিয়াল)(?:\\s*(?:no|number|num|id|নং|নম্বর|নাম্বার))?[\\s.:#=-]{0,4})(?!0?1[3-9]\\d{8}(?!\\d)(?<=\\d{11}))(?!880?1)\\d{6,17}(?!\\d)',
);
