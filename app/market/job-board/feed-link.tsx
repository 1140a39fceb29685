import { useTranslation } from 'react-i18next';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import { writeJobFilter } from '#core/market/filters/job-filter.ts';
import { boardFeedPath } from '#core/market/jobs/board-feed-path.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** The list as it is filtered, for readers of feeds. */
export function FeedLink({ filter }: { filter: JobFilter }) {
  const { t } = useTranslation('app');
  const search = writeJobFilter(filter);
  search.set('lang', useLang());
  return (
    <p className="text-sm">
      <a
        href={boardFeedPath('rss', search)}
        type="application/rss+xml"
        className="inline-flex items-center min-h-[44px] text-muted hover:underline"
      >
        {t('feedOfList')}
      </a>
    </p>
  );
}
