/**
 * E-mail and web addresses in a folded text, also as people spell them for people alone. A domain
 * that is a word too (`.me`, `.in`, `.online`) counts only where something else says that it is one:
 * "I teach maths.In class 8" is a missing space.
 */
const DOT = String.raw`\s*(?:\.|\(\s*(?:\.|dot)\s*\)|\[\s*(?:\.|dot)\s*\]|\bdot\b|ডট)\s*`;
const AT = String.raw`\s*(?:@|\(\s*(?:at|@)\s*\)|\[\s*(?:at|@)\s*\]|\bat(?:\s+the\s+rate(?:\s+of)?)?\b|অ্যাট(?:\s+দ্য\s+রেট)?|(?<![\p{L}\p{M}])(?:এট|এ্যাট)(?![\p{L}\p{M}]))\s*`;
const PROVIDER = String.raw`(?:g\s?mail|yahoo|hotmail|outlook|proton\s?mail|icloud|জিমেইল|জি\s?মেইল|ইয়াহু|হটমেইল|আউটলুক)`;
/** Endings of domains that are no words in a sentence. */
const ENDING = '(?:com|net|org|info|biz|edu|gov|bd|xyz|io|ly|dev|app|site|shop|club)';
const SPOKEN_ENDING = `(?:${ENDING}|me|কম|নেট|অর্গ|বিডি|ইনফো)`;
/** Short addresses of services, known without anything after them. */
const SERVICE = String.raw`(?:youtu\.be|wa\.me|t\.me|m\.me|fb\.me|goo\.gl|forms\.gle|discord\.gg|linktr\.ee|lnkd\.in)`;
const CUE = String.raw`(?:visit|web\s?site|site|link|page|www|url|ওয়েব\s?সাইট|সাইট|লিংক|লিঙ্ক|পেজ|ভিজিট)`;
const END = String.raw`(?![\p{L}\p{M}\d])`;

const of = (...sources: string[]): RegExp[] =>
  sources.map((source) => new RegExp(source.normalize('NFC'), 'gu'));

export const EMAILS = of(
  String.raw`[\p{L}\p{M}\d_.+-]{1,64}@[\p{L}\p{M}\d-]{1,64}(?:\.[\p{L}\p{M}\d-]{1,64})+`,
  String.raw`[\w.+-]{1,64}${AT}[\w-]{1,64}(?:${DOT}[\w-]{1,64}){0,2}${DOT}${SPOKEN_ENDING}${END}`,
  String.raw`(?:[\p{L}\p{M}\d_.+-]{1,64})?${AT}${PROVIDER}${END}(?:${DOT}${SPOKEN_ENDING}${END})?`,
  String.raw`(?:[\w.+-]{1,64}\s*)?${PROVIDER}${DOT}${SPOKEN_ENDING}${END}`,
);

export const LINKS = of(
  String.raw`\bh[tx]{2}ps?\s*:\s*\/\/\s*\S+`,
  String.raw`(?<![\p{L}\p{M}\d])www${DOT}\S+(?:${DOT}${SPOKEN_ENDING}${END})?\S*`,
  String.raw`(?<![\w.])${SERVICE}${END}\S*`,
  String.raw`(?<![\p{L}\p{M}\d])[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)*\.${ENDING}${END}(?:\.[a-z]{2}${END})?(?:[/?#]\S*)?`,
  // With a path behind it, or named as an address.
  String.raw`(?<![\p{L}\p{M}\d])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/(?=[\w@?#])\S+`,
  String.raw`(?<=${CUE}\s?:?\s?)[a-z\d-]{2,}(?:\.[a-z\d-]+)*\.[a-z]{2,}${END}\S*`,
  String.raw`[a-z\d-]{2,}\s*(?:\(\s*(?:\.|dot)\s*\)|\[\s*(?:\.|dot)\s*\]|\s+dot\s+|\s+\.\s+)\s*(?:com|net|org|bd|xyz|me|info)${END}\S*`,
  String.raw`(?:[\p{L}\p{M}\d-]+\s*)?ডট\s*(?:কম|নেট|অর্গ|com|বিডি)${END}`,
  String.raw`(?<![\p{L}\p{M}\d_.])@[a-z_][\w.]{2,}`,
);
