/** Numbers below a hundred as words, in the three ways of writing, as people dictate a phone. */

const WORDS = `
0 zero oh o shunno shunyo shunna sunno sunna jiro jero শূন্য শুন্য জিরো জেরো
1 one ek i l এক ওয়ান
2 two dui টু দুই
3 three tin thri তিন থ্রি
4 four char chaar chr চার ফোর
5 five pach panch paanch paach পাঁচ পাচ ফাইভ
6 six choy chhoy soy choi chhoi ছয় সিক্স
7 seven sat shat saat shaat সাত সেভেন
8 eight at aat aath আট এইট
9 nine noy noi নয় নাইন
10 ten dosh দশ টেন
11 eleven egaro এগারো এগার ইলেভেন
12 twelve baro বারো বার
13 thirteen tero তেরো তের
14 fourteen choddo চৌদ্দ
15 fifteen ponero পনেরো পনের
16 sixteen sholo ষোলো ষোল
17 seventeen sotero shotero সতেরো সতের
18 eighteen atharo আঠারো আঠার
19 nineteen unish উনিশ`;

/** The Bengali tens from 20 on, each followed by its units 0 to 9. */
const BENGALI_TENS = `
বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আঠাশ ঊনত্রিশ
ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ
চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ
পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট
ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর
সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি
আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি অষ্টআশি ঊননব্বই
নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই`;

const lineOf = (line: string): [string, string][] => {
  const [value = '', ...words] = line.split(' ');
  return words.map((word) => [word, value]);
};

/** The digits each word stands for. */
export const DIGIT_WORDS: ReadonlyMap<string, string> = new Map([
  ...WORDS.normalize('NFC').trim().split('\n').flatMap(lineOf),
  ...BENGALI_TENS.normalize('NFC')
    .trim()
    .split(/\s+/)
    .map((word, place): [string, string] => [word, String(20 + place)]),
]);

/** "twenty" is 20, in "twenty two" the 2 before the 2. */
export const ENGLISH_TENS: ReadonlyMap<string, string> = new Map(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map(
    (word, place) => [word, String(2 + place)],
  ),
);

export const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['dabol', 2],
  ['ডাবল', 2],
  ['ডবল', 2],
  ['triple', 3],
  ['ট্রিপল', 3],
]);

/** The words people say between two parts of a number. */
export const BETWEEN: ReadonlySet<string> = new Set(
  'then and er por erpor tarpor next dash hyphen space তারপর এরপর এর পর আর এবং ড্যাশ'.split(' '),
);
