import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { ShareMark } from '#app/ground/chart/share-bar.tsx';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { historyTabs } from './history-tabs.ts';
import { StageBar, stageLooks } from './stage-bar.tsx';

/** The stages with how many applications stand in each. */
export function HistoryNav() {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { data } = useLiveApi('getSidebarCounts', {});
  const countOf = (type: string) => data?.data.find(({ id }) => id === type)?.count;
  return (
    <nav aria-label={t('tabsLabel')} className="flex flex-col gap-3">
      {data && <StageBar counts={data.data} />}
      <ul className="flex flex-wrap gap-2">
        {historyTabs.map(({ type, path }) => {
          const count = countOf(type);
          const tab = t(`tab.${type}`);
          return (
            <li key={type}>
              <NavLink
                to={`/tutor/job-history/${path}`}
                className={({ isActive }) =>
                  isActive
                    ? 'inline-flex items-center gap-2 min-h-[44px] px-3 rounded-sm border bg-brand-soft border-brand text-brand font-semibold'
                    : 'inline-flex items-center gap-2 min-h-[44px] px-3 rounded-sm border bg-paper border-edge hover:border-brand'
                }
              >
                <ShareMark look={stageLooks[type]} />
                {tab}
                {count !== undefined && (
                  <span className="min-w-[24px] px-1 rounded-sm bg-surface text-ink text-sm text-center tabular-nums">
                    {format.number(count)}
                  </span>
                )}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
