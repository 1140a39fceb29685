import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { HistoryList } from './history-list.tsx';
import { HistoryNav } from './history-nav.tsx';
import { historyTabs } from './history-tabs.ts';

export function JobHistoryPage() {
  const { t } = useTranslation('history');
  const { tab } = useParams();
  const current = historyTabs.find(({ path }) => path === tab);
  usePageTitle(t('title'));
  if (!current) return <Navigate to="/tutor/job-history/applied-jobs" replace />;
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-xl">{t('title')}</h1>
      <HistoryNav />
      <HistoryList key={current.type} type={current.type} />
    </div>
  );
}
