import type { JobFilter } from '#core/market/filters/job-filter.ts';
import { writeJobFilter } from '#core/market/filters/job-filter.ts';
import { boardFeedPath } from '#core/market/jobs/board-feed-path.ts';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** The list as it is filtered, for readers of feeds. */
export function FeedLink({ filter }: { filter: JobFilter }) {
  const texts = useTexts('app');
  const search = writeJobFilter(filter);
  search.set('lang', useLang());
  return (
    <p className="text-sm">
      <a
        href={boardFeedPath('rss', search)}
        type="application/rss+xml"
        className="inline-flex items-center min-h-[44px] text-muted hover:underline"
      >
        {texts('feedOfList')}
      </a>
    </p>
  );
}
