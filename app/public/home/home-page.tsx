import { ArrowRight, HandCoins, ShieldCheck, UserCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { JobGridSkeleton } from '#widgets/job/job-grid-skeleton.tsx';
import { JobGrid } from '../../jobs/job-grid.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';

const NEWEST = 6;
const PROMISES = [
  ['checked', UserCheck],
  ['free', HandCoins],
  ['safe', ShieldCheck],
] as const;

export function HomePage() {
  const texts = useTexts('app');
  usePageTitle(texts('home.title'), { description: texts('home.lead') });
  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-5 px-5 py-8 cq-md:px-10 cq-md:py-10 bg-brand-soft rounded">
        <h1 className="text-2xl font-semibold max-w-[640px]">{texts('home.title')}</h1>
        <p className="text-base max-w-[560px]">{texts('home.lead')}</p>
        <div className="flex flex-wrap gap-3">
          <Link
            to="/crm/hire-tutor"
            className="inline-flex items-center justify-center gap-2 min-h-[48px] px-6 rounded font-semibold bg-brand text-on-brand hover:bg-brand-deep"
          >
            {texts('home.hire')}
          </Link>
          <Link
            to="/hub"
            className="inline-flex items-center justify-center gap-2 min-h-[48px] px-6 rounded font-semibold bg-paper text-ink border border-edge hover:border-brand hover:text-brand"
          >
            {texts('home.tutors')}
          </Link>
          <Link
            to="/job-board"
            className="inline-flex items-center justify-center gap-2 min-h-[48px] px-6 rounded font-semibold bg-paper text-ink border border-edge hover:border-brand hover:text-brand"
          >
            {texts('home.browse')}
            <ArrowRight aria-hidden="true" size={18} />
          </Link>
        </div>
        <ul className="grid grid-cols-1 cq-md:grid-cols-3 gap-4 pt-4">
          {PROMISES.map(([name, Icon]) => (
            <li key={name} className="flex gap-3">
              <Icon aria-hidden="true" size={22} className="text-brand mt-1" />
              <p>{texts(`home.${name}`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <NewestJobs />
    </div>
  );
}

function NewestJobs() {
  const texts = useTexts('app');
  const response = useApi('listJobs', { query: { per_page: NEWEST } }, { keepsLast: true });

  return (
    <section className="flex flex-col gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg">{texts('home.newest')}</h2>
        <Link
          to="/job-board"
          className="inline-flex items-center min-h-[36px] font-semibold text-brand hover:underline"
        >
          {texts('home.all')}
        </Link>
      </div>
      <AsyncView response={response} skeleton={<JobGridSkeleton />}>
        {({ data }) => <JobGrid jobs={data} />}
      </AsyncView>
    </section>
  );
}
