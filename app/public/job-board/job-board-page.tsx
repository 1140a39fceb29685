import { type MouseEvent, useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readJobFilter, writeJobFilter } from '#core/filters/job-filter.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { jobPath } from '#widgets/job/job-path.ts';
import { JobBoard } from '#widgets/job-board/job-board.tsx';
import { readSession, writeSession } from '../../preferences/session-store.ts';
import { isPlainClick } from '../../shell/is-plain-click.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';

const MAX_RESTORED_PAGES = 50;
const PREFETCH_MS = 1500;
const loadJobDetailsPage = () => import('../job-details/job-details-page.tsx');

/** The board with its filter in the address; Back brings the list back as long as it was. */
export function JobBoardPage() {
  const texts = useTexts('board');
  const { key } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readJobFilter(params), [params]);
  usePageTitle(texts('title'));

  const storeName = `pages:${key}`;
  const initialPages = useMemo(
    () => Math.min(MAX_RESTORED_PAGES, Math.max(1, Number(readSession(storeName)) || 1)),
    [storeName],
  );
  const savePages = useCallback(
    (pages: number) => writeSession(storeName, String(pages)),
    [storeName],
  );

  // The next screen is nearly always a job; on a bad line it should be there already.
  useEffect(() => {
    const timer = setTimeout(() => loadJobDetailsPage().catch(() => undefined), PREFETCH_MS);
    return () => clearTimeout(timer);
  }, []);

  const openJob = (jobId: number, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(jobPath(jobId));
  };

  return (
    <>
      <h1 className="text-xl mb-4">{texts('title')}</h1>
      <JobBoard
        filter={filter}
        onFilterChange={(next, isCorrection = false) =>
          setParams(writeJobFilter(next), { preventScrollReset: true, replace: isCorrection })
        }
        jobHref={jobPath}
        onJobOpen={openJob}
        initialPages={initialPages}
        onPagesChange={savePages}
      />
    </>
  );
}
