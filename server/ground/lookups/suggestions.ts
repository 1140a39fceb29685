import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Suggestion } from '#core/market/api/suggestion.ts';
import type { Thing } from '#core/search/gazetteer/phrase-index.ts';
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { knownConcepts } from '#core/search/lexicon/find-concepts.ts';
import { toWords } from '#core/search/normalise/to-words.ts';
import { faithOf } from '#core/search/slots/read-faith.ts';
import { suggestName } from '#core/search/suggest-name.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import { tableOf } from './understood.ts';

/** Each word is held against all names, and more would be a list to read. */
const MOST = 3;

const nameOf = ({ kind, id }: Thing, lookups: Lookups, lang: Lang) =>
  nameIn(tableOf(kind === 'area' ? 'location' : kind, lookups), id, lang);

/** Returns, for words that nothing was read from, the search with what may have been meant. */
export function suggestionsFor(
  search: string,
  unread: readonly string[],
  { names, lookups, lang }: { names: Gazetteer; lookups: Lookups; lang: Lang },
): Suggestion[] {
  // What is known is not misspelt: "hindu" is no Hindi, "chele" no chhora.
  const isKnown = (word: string) =>
    faithOf(word) !== undefined || knownConcepts(names.lexicon, word) !== undefined;
  const unknown = unread.filter((word) => !toWords(word).some(isKnown));
  return unknown.slice(0, MOST).flatMap((word) => {
    const thing = suggestName(word, names);
    if (!thing) return [];
    const text = nameOf(thing, lookups, lang);
    const [plain] = toWords(word);
    const words = search
      .split(/\s+/)
      .map((one) => (plain !== undefined && toWords(one).includes(plain) ? text : one));
    return [{ word, text, search: words.join(' ') }];
  });
}
