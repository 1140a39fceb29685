/** The content of a feed in each of its formats. */
import type { Lang } from '#core/ground/i18n/lang.ts';

export interface FeedEntry {
  /** The id of the job, the same in any language and any feed: a job once read counts as read. */
  id: string;
  url: string;
  title: string;
  text: string;
  /** Address of a picture that says the same. */
  image: string;
  /** ISO 8601, UTC. */
  at: string;
}

export interface Feed {
  lang: Lang;
  title: string;
  about: string;
  publisher: string;
  /** The page that shows the same. */
  page: string;
  /** The address of the feed itself. */
  self: string;
  /** Newest first. */
  entries: FeedEntry[];
}

/** The time of a feed in which nothing has ever happened. */
const NEVER = '1970-01-01T00:00:00.000Z';

export const updatedAt = ({ entries }: Feed): string =>
  [NEVER, ...entries.map(({ at }) => at)].sort().at(-1) ?? NEVER;
