import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { JobGrid } from '#app/market/list/job-grid.tsx';
import type { JobBoardItem } from '#core/market/api/job-board.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { JobGridSkeleton } from '#widgets/job/job-grid-skeleton.tsx';

const SHOWN = 4;

interface JobsPage {
  total: number;
  data: readonly JobBoardItem[];
}
interface JobListSectionProps extends Pick<ComponentProps<typeof AsyncView<JobsPage>>, 'response'> {
  title: string;
  /** All of them. */
  to: string;
  empty: ReactNode;
}

/** The first jobs of a list, with the way to the rest. */
export function JobListSection({ title, to, response, empty }: JobListSectionProps) {
  const { t } = useTranslation('tutor');
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        {response.data && response.data.total > SHOWN && (
          <Link
            to={to}
            className="shrink-0 inline-flex items-center min-h-[36px] font-semibold text-brand underline"
          >
            {t('dashboard.allJobs')}
          </Link>
        )}
      </div>
      <AsyncView
        response={response}
        errorTitle={t('ownJobs.availableError')}
        skeleton={<JobGridSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={empty}
      >
        {({ data }) => <JobGrid jobs={data.slice(0, SHOWN)} />}
      </AsyncView>
    </section>
  );
}
