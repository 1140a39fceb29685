import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { NotFoundPage } from '#app/ground/page/not-found-page.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { type HubFilter, writeHubFilter } from '#core/market/filters/hub-filter.ts';
import type { TutorsLanding } from '#core/site/api/landing.ts';
import { LANDING_PATH } from '#core/site/landing/landing-paths.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { isMissing } from './is-missing.ts';
import { LandingHeader } from './landing-header.tsx';
import { LandingLinks } from './landing-links.tsx';
import { TutorGrid } from './tutor-grid.tsx';
import { useLandingFigures } from './use-landing-figures.ts';

const hubPath = (filter: HubFilter) => `/hub?${writeHubFilter(filter)}`;

/** Source: docs/requirements/site/search-engines.md, "Landing pages". */
export function TutorsLandingPage() {
  const { city = '', category = '' } = useParams();
  const response = useApi('getTutorsLanding', { query: { city, category } }, { keepsLast: true });
  if (isMissing(response.error)) return <NotFoundPage />;
  return <AsyncView response={response}>{(landing) => <Landing landing={landing} />}</AsyncView>;
}

/** Returns what there is, as sentences of the database's own figures. */
function useWords(landing: TutorsLanding) {
  const { t } = useTranslation('landing');
  const { count, salary } = useLandingFigures(landing);
  const { topic, city, places, subjects } = landing;
  const sentences = [
    t('tutors.listed', { ...count, topic, city }),
    salary && t(salary.from === salary.to ? 'tutors.sameSalary' : 'tutors.salary', salary),
    places.length > 1 && t('tutors.places', { names: places.join(', ') }),
    subjects.length > 1 && t('tutors.subjects', { names: subjects.join(', ') }),
  ];
  return {
    title: t('tutors.title', { topic, city }),
    text: sentences.filter(Boolean).join(' '),
  };
}

function Landing({ landing }: { landing: TutorsLanding }) {
  const { t } = useTranslation('landing');
  const { title, text } = useWords(landing);
  const { topic, city, filter, data, categories, cities } = landing;
  usePageTitle(title, { description: text });
  return (
    <div className="flex flex-col gap-8">
      <LandingHeader
        title={title}
        text={text}
        salary={landing.usual_salary}
        action={<ActionLink to={hubPath(filter)}>{t('tutors.all')}</ActionLink>}
      />
      <section className="hangs flex flex-col gap-4">
        <h2 className="text-xl">{t('tutors.first')}</h2>
        <TutorGrid tutors={data} />
      </section>
      <LandingLinks title={t('tutors.categories', { city })} links={categories} />
      <LandingLinks title={t('tutors.cities', { topic })} links={cities} />
      <LandingLinks
        title={t('tutorsByCity')}
        links={[{ name: t('allPages'), path: LANDING_PATH }]}
      />
    </div>
  );
}
