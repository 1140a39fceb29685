import { createFormat } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { JOB_NAME_KINDS } from '#core/ground/limits/job-constants.ts';
import type { JobBoardAnswer } from '#core/market/api/job-board.ts';
import type { Suggestion } from '#core/market/api/suggestion.ts';
import { searchWithout, unreadWords } from '#core/search/explain-search.ts';
import { asksForOtherThing } from '#core/search/lexicon/other-wishes.ts';
import { type JobMeaning, NOTHING_MEANT, readJobSearch } from '#core/search/read-job-search.ts';
import { searchIndexOf } from '#server/ground/lookups/search-index.ts';
import { suggestionsFor } from '#server/ground/lookups/suggestions.ts';
import { presentUnderstood, presentWishes } from '#server/ground/lookups/understood.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { serverText } from '#server/ground/text/server-text.ts';

type Understood = JobBoardAnswer['understood'][number];
type Found = Omit<Understood, 'without'>;

interface ReadSearch {
  meaning: JobMeaning;
  understood: Understood[];
  unread: string[];
  suggestions: Suggestion[];
  /**
   * True: nothing that is wanted was understood, so nothing is found; all jobs would look like its
   * answer.
   */
  isLost: boolean;
}

const presentJob = (jobId: number | undefined, lang: Lang): Found[] =>
  jobId === undefined
    ? []
    : [{ kind: 'job', text: serverText('board.job', lang, { job_id: String(jobId) }) }];

const presentDays = (days: number | undefined, lang: Lang): Found[] =>
  days === undefined
    ? []
    : [
        {
          kind: 'days',
          text: serverText('board.days', lang, { n: createFormat(lang).number(days) }),
        },
      ];

/**
 * Joins what the same words say into one thing: "Class 8" is a Standard 8 in English medium, and
 * goes with it.
 */
function together(all: Understood[]): Understood[] {
  const isSame = (one: Understood, other: Understood) =>
    one.kind === other.kind && one.without === other.without;
  return all
    .filter((one, place) => all.findIndex((other) => isSame(one, other)) === place)
    .map((one) => {
      const texts = all.filter((other) => isSame(one, other)).map(({ text }) => text);
      return { ...one, text: texts.join(' / ') };
    });
}

/** Kinds that say what is not wanted, or in which order. */
const NOTHING_WANTED = ['without', 'order'];
/** Kinds that a search for something else may name too: "bus to Rangpur", "a phone for 5,000". */
const ALSO_ELSEWHERE = ['salary', 'city', 'location', 'place', 'gender', 'without', 'order'];

/** Nothing that is wanted was understood: all jobs, or those of a city, would look like an answer. */
const isLost = (search: string, found: Found[], unread: string[]) =>
  unread.length > 0 &&
  found.every(({ kind }) =>
    (asksForOtherThing(search) ? ALSO_ELSEWHERE : NOTHING_WANTED).includes(kind),
  );

/** The words of the search box: what they mean, each thing with the words that remain without it. */
export function readSearch(search: string | undefined, lookups: Lookups, lang: Lang): ReadSearch {
  if (search === undefined)
    return { meaning: NOTHING_MEANT, understood: [], unread: [], suggestions: [], isLost: false };
  const { names } = searchIndexOf(lookups);
  const present = (meaning: JobMeaning): Found[] => [
    ...[
      ...presentUnderstood(JOB_NAME_KINDS, meaning, lookups, lang),
      ...presentWishes(meaning, lookups, lang),
    ].map(({ kind, text }) => ({ kind, text })),
    ...presentDays(meaning.days, lang),
    ...presentJob(meaning.jobId, lang),
  ];
  const read = (text: string) => present(readJobSearch(text, names));
  const meaning = readJobSearch(search, names);
  const found = present(meaning);
  const rests = searchWithout(search, found, read);
  const unread = unreadWords(search, found, read, names);
  return {
    meaning,
    understood: together(found.map((one, place) => ({ ...one, without: rests[place] ?? '' }))),
    unread,
    suggestions: suggestionsFor(search, unread, { names, lookups, lang }),
    isLost: isLost(search, found, unread),
  };
}
