import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { historyTabs } from '#app/market/applying/history/history-tabs.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

/**
 * Shows how many applications are in each stage. Source:
 * docs/requirements/dashboards/tutor-area.md, "Dashboard".
 */
export function StageCounts() {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { data, error } = useLiveApi('getSidebarCounts', {});
  // Without an answer the rest of the page still helps; the history tells what went wrong.
  if (error && !data) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t('title')}</h2>
      <ul className="count-grid">
        {historyTabs.map(({ type, path }) => (
          <li key={type} className="flex">
            <Link
              to={`/tutor/job-history/${path}`}
              className="flex-1 flex flex-col gap-1 px-4 py-3 bg-paper border border-line rounded hover:border-brand"
            >
              {data ? (
                <span className="text-xl font-semibold tabular-nums">
                  {format.number(data.data.find(({ id }) => id === type)?.count ?? 0)}
                </span>
              ) : (
                <Skeleton className="w-[40px] h-[30px]" />
              )}
              <span className="text-sm text-muted">{t(`tab.${type}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
