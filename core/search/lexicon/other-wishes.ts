import { toWords } from '#core/search/normalise/to-words.ts';

const wordsOf = (words: string): ReadonlySet<string> =>
  new Set(words.normalize('NFD').split(/\s+/).filter(Boolean));

/** Things that are bought and sold elsewhere. */
const OTHER_THINGS =
  wordsOf(`kinbo kinte kena kenar becha bikri sell selling buy buying rent bhara vara
  টিকিট ticket tickets bus বাস কিনব কিনবো কিনতে কেনা বেচা বিক্রি ভাড়া laptop ল্যাপটপ camera ক্যামেরা bike বাইক
  flat ফ্ল্যাট pizza biriyani বিরিয়ানি recipe রেসিপি delivery
  kacchi biryani`);

/** Wishes for a tuition that no list can be filtered by. */
const WISHES =
  wordsOf(`cheap cheaper cheapest sosta shosta সস্তা কমদামি video ভিডিও adult baby babies friendly
  experienced oviggo অভিজ্ঞ nid honest patient polite strict smart bhodro ভদ্র সৎ ধৈর্যশীল মিশুক`);

/** Returns whether a word is always named as not understood, and never the name of a person. */
export const isOtherWish = (word: string): boolean => OTHER_THINGS.has(word) || WISHES.has(word);

/** Returns whether a search is one for something else than a tuition. */
export const asksForOtherThing = (search: string): boolean =>
  toWords(search).some((word) => OTHER_THINGS.has(word));
