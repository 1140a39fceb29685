/** The newest jobs of a filter of the board. Source: docs/requirements/site/sharing.md, "Feeds". */
import { LRUCache } from 'lru-cache';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { JobBoardItem } from '#core/market/api/job-board.ts';
import { readJobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { boardFeedPath, type FeedFormat } from '#core/market/jobs/board-feed-path.ts';
import { type PackedAnswer, packAnswer } from '#server/ground/services/packed-answer.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { readPublic } from '#server/site/public-reads/read-public.ts';
import { cardAddress } from '#server/site/share/card-address.ts';
import { boardItemCard, jobWords } from '#server/site/share/job-card.ts';
import type { Feed, FeedEntry } from './feed.ts';
import { feedFormats } from './feed-formats.ts';
import { feedTitle, publisherIn } from './feed-title.ts';

const MOST_ITEMS = 50;
const MOST_CACHED = 200;

export interface FeedWanted {
  format: FeedFormat;
  /** The query as in the address: it is refused where the API would refuse it. */
  query: Record<string, unknown>;
  lang: Lang;
  ip: string;
}

export interface GivenFeed {
  packed: PackedAnswer;
  age: number | undefined;
  isOutage: boolean;
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/** Writes the query in the one order and spelling of the board's address. */
function searchOf(query: Record<string, unknown>, lang: Lang): URLSearchParams {
  const given = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    textOf(value),
  ]);
  const search = writeJobFilter(readJobFilter(new URLSearchParams(given)));
  search.set('lang', lang);
  return search;
}

function entryOf(job: JobBoardItem, origin: string, lang: Lang): FeedEntry {
  const { title, category, subjects, place, days, salary } = jobWords(job, lang);
  const id = `${origin}/job-details/${job.id}`;
  const said = [job.tutoring_place, category, subjects, place, days, salary];
  return {
    id,
    url: `${id}?lang=${lang}`,
    title: `${title} · ${place}`,
    text: said.filter(Boolean).join(' · '),
    image: cardAddress(origin, `job/${job.id}`, boardItemCard(job, lang)),
    at: job.created_at,
  };
}

export function createBoardFeeds(services: Services) {
  const { origin } = new URL(services.config.publicUrl);
  const cached = new LRUCache<string, { packed: PackedAnswer; source: string }>({
    max: MOST_CACHED,
  });

  return async ({ format, query, lang, ip }: FeedWanted): Promise<GivenFeed> => {
    const asked = { lang, ...query, order: 'newest', page: 1, per_page: MOST_ITEMS };
    const read = await readPublic(services, 'listJobs', { query: asked, lang, ip });
    const given = { age: read.age, isOutage: read.isOutage };
    const search = searchOf(query, lang);
    const self = origin + boardFeedPath(format, search);
    const before = cached.get(self);
    if (before?.source === read.packed.tag) return { ...given, packed: before.packed };
    const feed: Feed = {
      lang,
      title: feedTitle(readJobFilter(search), services.lookupCache.current, lang),
      about: serverText('feed.about', lang),
      publisher: publisherIn(lang),
      page: `${origin}/job-board?${search}`,
      self,
      entries: read.answer.data.map((job) => entryOf(job, origin, lang)),
    };
    const packed = packAnswer(feedFormats[format].write(feed), before?.packed);
    cached.set(self, { packed, source: read.packed.tag });
    return { ...given, packed };
  };
}
