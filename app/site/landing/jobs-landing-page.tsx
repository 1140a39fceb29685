import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { NotFoundPage } from '#app/ground/page/not-found-page.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { JobGrid } from '#app/market/list/job-grid.tsx';
import { writeJobFilter } from '#core/market/filters/job-filter.ts';
import type { JobsLanding } from '#core/site/api/landing.ts';
import { LANDING_PATH } from '#core/site/landing/landing-paths.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { isMissing } from './is-missing.ts';
import { LandingHeader } from './landing-header.tsx';
import { LandingLinks } from './landing-links.tsx';
import { useLandingFigures } from './use-landing-figures.ts';

/** Source: docs/requirements/site/search-engines.md, "Landing pages". */
export function JobsLandingPage() {
  const { place = '', topic = '' } = useParams();
  const response = useApi('getJobsLanding', { query: { place, topic } }, { keepsLast: true });
  if (isMissing(response.error)) return <NotFoundPage />;
  return <AsyncView response={response}>{(landing) => <Landing landing={landing} />}</AsyncView>;
}

/** Returns what there is, as sentences of the database's own figures. */
function useWords(landing: JobsLanding) {
  const { t } = useTranslation('landing');
  const { count, salary } = useLandingFigures(landing);
  const { topic, city, places, classes } = landing;
  const open = { ...count, topic };
  const sentences = [
    city === null ? t('jobs.open', open) : t('jobs.openIn', { ...open, city }),
    salary && t(salary.from === salary.to ? 'jobs.sameSalary' : 'jobs.salary', salary),
    places.length > 1 && t('jobs.places', { names: places.join(', ') }),
    classes.length > 1 && t('jobs.classes', { names: classes.join(', ') }),
  ];
  return {
    title: city === null ? t('jobs.title', { topic }) : t('jobs.titleIn', { topic, city }),
    text: sentences.filter(Boolean).join(' '),
  };
}

function Landing({ landing }: { landing: JobsLanding }) {
  const { t } = useTranslation('landing');
  const { title, text } = useWords(landing);
  const { topic, city, filter, categories, cities, subjects, data } = landing;
  usePageTitle(title, { description: text });
  return (
    <div className="flex flex-col gap-8">
      <LandingHeader
        title={title}
        text={text}
        salary={landing.usual_salary}
        action={
          <ActionLink to={`/job-board?${writeJobFilter(filter)}`}>{t('jobs.all')}</ActionLink>
        }
      />
      <section className="hangs flex flex-col gap-4">
        <h2 className="text-xl">{t('jobs.newest')}</h2>
        <JobGrid jobs={data} />
      </section>
      {city !== null && <LandingLinks title={t('jobs.categories', { city })} links={categories} />}
      <LandingLinks
        title={t(city === null ? 'jobs.where' : 'jobs.cities', { topic })}
        links={cities}
      />
      <LandingLinks
        title={t(city === null ? 'jobs.otherSubjects' : 'jobs.subjects')}
        links={subjects}
      />
      <LandingLinks title={t('jobsByCity')} links={[{ name: t('allPages'), path: LANDING_PATH }]} />
    </div>
  );
}
