import { useEffect } from 'react';
import { readJobFilter, writeJobFilter } from '#core/filters/job-filter.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { jobPath } from '#widgets/job/job-path.ts';
import { JobBoard } from '#widgets/job-board/job-board.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { useListPage } from '../list/use-list-page.ts';

const PREFETCH_MS = 1500;
const loadJobDetailsPage = () => import('../job-details/job-details-page.tsx');

export function JobBoardPage() {
  const texts = useTexts('board');
  usePageTitle(texts('title'));
  const { open, ...list } = useListPage({
    name: 'pages',
    read: readJobFilter,
    write: writeJobFilter,
    pathOf: jobPath,
  });

  // The next screen is nearly always a job; on a bad line it should be there already.
  useEffect(() => {
    const timer = setTimeout(() => loadJobDetailsPage().catch(() => undefined), PREFETCH_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <h1 className="text-xl mb-4">{texts('title')}</h1>
      <JobBoard {...list} jobHref={jobPath} onJobOpen={open} />
    </>
  );
}
