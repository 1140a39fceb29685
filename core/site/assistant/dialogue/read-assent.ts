/**
 * Yes or no to the summary, in any way it is naturally said. What is neither for sure is null: the
 * summary is then shown again, and nothing is sent.
 */
import { normaliseName } from '#core/search/names/normalise-name.ts';
import { foldKey } from '#core/search/normalise/fold-key.ts';
import { spellOut } from '#core/search/normalise/spell-out.ts';

const YES_SIGN = /[👍👌✅✔☑🆗💯🙂😊👏🙏]/u;
const NO_SIGN = /[👎❌✖🚫🛑✋]/u;
/** With one of these a longer sentence begins that says yes. */
const CLEAR_YES =
  'yes yeah yep yup yess sure ok okay okey ha haa hae haan han hyan ji jee jwi hoy হ্যাঁ হ্যা হা হাঁ জি জ্বি জী জ্বী ঠিক ওকে ইয়েস';
const YES = `${CLEAR_YES} y ya yea yap oki okk k kk fine alright right correct perfect great good nice cool absolutely
  definitely certainly exactly indeed agreed agree confirm confirmed submit send proceed continue go
  done deal haha hea hya hm hmm hum hu hobe hoise thik thikache thikase tik thikachhe accha acha achha
  aicha pathan pathao pathaye pathay pathai pathiye pathate paren koren korun koro kore chalan cholen
  cholun cholbe chole agan egiye agiye jan den dao din diye diyen perfect shothik sothik obosshoi nishchoi
  raji course হ হুম হুঁ ঠিকাছে আচ্ছা পাঠান পাঠাও পাঠিয়ে পাঠাতে পারেন করুন করেন করো করে এগিয়ে যান চলবে চলুন
  হবে দিন দেন দাও শিওর কনফার্ম ডান সাবমিট সেন্ড রাইট পারফেক্ট অবশ্যই নিশ্চয়ই সঠিক রাজি ভালো`;
const CLEAR_NO = 'no nope nah nay na naa না নাহ';
const NO = `${CLEAR_NO} n not dont cant never nai nei noy nahi নাই নেই নয় isnt cannot without nothing kono কোনো`;
const STOP = `stop wait hold cancel later thamen thamun thamo opekkha batil pore thak but kintu tobe undo back
  থামুন থামেন থামো বাতিল পরে অপেক্ষা দাঁড়ান থাক স্টপ ক্যান্সেল কিন্তু তবে`;
const WRONG = `wrong incorrect bad problem problems mistake mistakes issue issues error errors change changes edit
  objection doubt somossa shomossa osubidha apotti poriborton bodlan bodlabo bodlate bodlao vul bhul সমস্যা অসুবিধা আপত্তি
  পরিবর্তন বদলান বদলাব বদলাতে ভুল`;
const FILLER = `it its thats that is this the my me please plz pls all everything look looks sound sounds seems very much
  thank thanks you to i we am im are and for now with just so a an sir bhai vai apu apni ami amra amar
  eta eita ota sob shob shobi sobi sobkichu ekdom ache ase asey achhe toh ahead lets let us do kindly request form
  ekhon ekhuni ektu hoye gele er r ar কে এটা এটি সব সবই সবকিছু একদম আছে তো ভাই আপু স্যার আমি আমার আপনি এখন এখনই
  একটু অনুরোধ ফরম ধন্যবাদ প্লিজ of course yet really any more at on want id be will okto ready`;

const setOf = (list: string) =>
  new Set(
    list
      .normalize('NFD')
      .split(/\s+/)
      .flatMap((word) => (word.length > 3 ? [word, foldKey(word)] : [word])),
  );
const words = {
  clearYes: setOf(CLEAR_YES),
  clearNo: setOf(CLEAR_NO),
  yes: setOf(YES),
  no: setOf(NO),
  stop: setOf(STOP),
  wrong: setOf(WRONG),
  filler: setOf(FILLER),
};
type Kind = keyof typeof words;

const WHY_NOT = /^(?:why not|keno (?:noy|na|nai)|কেন(?:ো)? (?:নয়|না))$/u;
/** "No mistakes", "not wrong", "ভুল নেই": a no that says yes. */
const NO_FAULT =
  /(?:^| )(?:(?:no|without|any|kono|কোনো) (?:problems?|mistakes?|issues?|errors?|changes?|objections?|doubts?|somossa|shomossa|osubidha|apotti|সমস্যা|অসুবিধা|আপত্তি|পরিবর্তন|ভুল|vul|bhul)|(?:not|nothing|isnt) (?:is )?(?:wrong|bad|incorrect|to change)|(?:vul|bhul|somossa|shomossa|osubidha|apotti|poriborton|ভুল|সমস্যা|অসুবিধা|আপত্তি|পরিবর্তন) (?:kichu |কিছু )?(?:nai|nei|na|নাই|নেই|না))(?: |$)/u;

/** `hasNews`: it names something besides, which a plain yes or no may only seem to. */
export function readAssent(text: string, hasNews: boolean): 'yes' | 'no' | null {
  if (/[?？]/.test(text)) return null;
  const plain = normaliseName(spellOut(text));
  if (plain === '') return NO_SIGN.test(text) ? 'no' : YES_SIGN.test(text) ? 'yes' : null;
  const said = plain.normalize('NFC');
  if (WHY_NOT.test(said)) return 'yes';
  const all = plain.split(' ');
  const is = (kind: Kind, word: string) =>
    words[kind].has(word) || (word.length > 3 && words[kind].has(foldKey(word)));
  const has = (kind: Kind) => all.some((word) => is(kind, word));
  const [first = ''] = all;
  const kinds: readonly Kind[] = ['yes', 'no', 'stop', 'wrong', 'filler'];
  const isPlain = all.every((word) => kinds.some((kind) => is(kind, word)));
  if (hasNews && !isPlain) return null;
  // "No, wrong": the comma keeps them apart.
  const isFine = NO_FAULT.test(said) && !/^\s*(?:no|not|na|না)\s*[,;.।]/iu.test(text);
  if (isFine && !has('stop')) return isPlain || is('clearYes', first) ? 'yes' : null;
  if (has('stop') || has('wrong')) return isPlain || is('clearNo', first) ? 'no' : null;
  if (has('no')) {
    // "No, it is fine" may be either.
    const isMixed = is('clearNo', first) && all.slice(1).some((word) => is('yes', word));
    const others = all.slice(1).some((word) => is('no', word));
    if (isMixed && !others) return null;
    return isPlain || is('clearNo', first) ? 'no' : null;
  }
  if (NO_SIGN.test(text)) return null;
  if (!has('yes')) return null;
  return isPlain || is('clearYes', first) ? 'yes' : null;
}
