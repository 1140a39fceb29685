import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ShareMark } from '#app/ground/chart/share-bar.tsx';
import { historyTabs } from '#app/market/applying/history/history-tabs.ts';
import { StageBar, stageLooks } from '#app/market/applying/history/stage-bar.tsx';
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
      {data && <StageBar counts={data.data} />}
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
              <span className="inline-flex items-center gap-2 text-sm text-muted">
                <ShareMark look={stageLooks[type]} />
                {t(`tab.${type}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
