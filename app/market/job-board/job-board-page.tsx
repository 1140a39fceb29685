import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lateExtra } from '#app/ground/late/late-extra.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { CodeLink } from '#app/market/list/code-link.tsx';
import { FromMeButton } from '#app/market/list/from-me/from-me-button.tsx';
import { useDistanceText } from '#app/market/list/from-me/use-distance-text.ts';
import { BesideMap } from '#app/market/list/map/beside-map.tsx';
import { MapButton } from '#app/market/list/map/map-button.tsx';
import { useMapOpen } from '#app/market/list/map/use-map-open.ts';
import { useListPage } from '#app/market/list/use-list-page.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import { readJobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { useFirstAnswer } from '#ui/api/use-first-answer.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { jobPath } from '#widgets/job/job-path.ts';
import * as controls from '#widgets/job-board/board-controls.ts';
import { JobBoard } from '#widgets/job-board/job-board.tsx';
import { lateControls } from '#widgets/job-board/late-controls.ts';
import { FeedLink } from './feed-link.tsx';

// In the page's own file: moving on to it must not show a gap in their place.
lateControls.bring(controls);

const BoardMap = lateExtra(async () => (await import('./board-map.tsx')).BoardMap);

const OwnTools = lateExtra(async () => (await import('./own-tools.tsx')).OwnTools);

const PREFETCH_MS = 1500;
const loadJobDetailsPage = () => import('#app/market/job-details/job-details-page.tsx');

export const JobBoardPage = () => <Board isPart={false} />;
/**
 * The board below the tabs of the tutor area, which have the title, and without what is for pages
 * of others.
 */
export const JobBoardPart = () => <Board isPart />;

function Board({ isPart }: { isPart: boolean }) {
  const { t } = useTranslation('board');
  const { viewer } = useEnvironment();
  const { open, ...list } = useListPage({
    name: 'pages',
    read: readJobFilter,
    write: writeJobFilter,
    pathOf: jobPath,
  });
  const { filter } = list;
  const map = useMapOpen('boardMap');
  const awayOf = useDistanceText();
  const known = useFirstAnswer('listJobs', { query: { ...filter, page: 1, per_page: PAGE_SIZE } });
  usePageTitle(t('title'), { search: writeJobFilter(filter) });

  // The next screen is nearly always a job; on a bad connection it should be there already.
  useEffect(() => {
    const timer = setTimeout(() => loadJobDetailsPage().catch(() => undefined), PREFETCH_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 min-h-[36px] mb-3">
        {isPart ? (
          <h2 className="text-lg">{t('title')}</h2>
        ) : (
          <h1 className="text-xl">{t('title')}</h1>
        )}
        <div className="flex flex-wrap gap-1 sm:gap-2">
          <FromMeButton />
          <MapButton isOpen={map.isOpen} text={t('map')} onPress={map.toggle} />
          {viewer?.type === 'tutor' && <OwnTools filter={filter} onFilter={list.onFilterChange} />}
        </div>
      </div>
      <BesideMap map={map.isOpen && <BoardMap filter={filter} onFilter={list.onFilterChange} />}>
        <JobBoard
          {...list}
          initialAnswer={known?.value}
          jobHref={jobPath}
          onJobOpen={open}
          awayOf={awayOf}
        />
      </BesideMap>
      {!isPart && (
        <div className="flex flex-wrap gap-x-6 mt-4">
          <FeedLink filter={filter} />
          <CodeLink list="job-board" search={writeJobFilter(filter)} />
        </div>
      )}
    </>
  );
}
