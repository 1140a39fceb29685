import { useParams } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { NotFoundPage } from '#app/ground/page/not-found-page.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { type HubFilter, writeHubFilter } from '#core/market/filters/hub-filter.ts';
import type { TutorsLanding } from '#core/site/api/landing.ts';
import { LANDING_PATH } from '#core/site/landing/landing-paths.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('landing');
  const { count, salary } = useLandingFigures(landing);
  const { topic, city, places, subjects } = landing;
  const sentences = [
    texts('tutors.listed', { ...count, topic, city }),
    salary && texts(salary.from === salary.to ? 'tutors.sameSalary' : 'tutors.salary', salary),
    places.length > 1 && texts('tutors.places', { names: places.join(', ') }),
    subjects.length > 1 && texts('tutors.subjects', { names: subjects.join(', ') }),
  ];
  return {
    title: texts('tutors.title', { topic, city }),
    text: sentences.filter(Boolean).join(' '),
  };
}

function Landing({ landing }: { landing: TutorsLanding }) {
  const texts = useTexts('landing');
  const { title, text } = useWords(landing);
  const { topic, city, filter, data, categories, cities } = landing;
  usePageTitle(title, { description: text });
  return (
    <div className="flex flex-col gap-8">
      <LandingHeader
        title={title}
        text={text}
        action={<ActionLink to={hubPath(filter)}>{texts('tutors.all')}</ActionLink>}
      />
      <section className="hangs flex flex-col gap-4">
        <h2 className="text-xl">{texts('tutors.first')}</h2>
        <TutorGrid tutors={data} />
      </section>
      <LandingLinks title={texts('tutors.categories', { city })} links={categories} />
      <LandingLinks title={texts('tutors.cities', { topic })} links={cities} />
      <LandingLinks
        title={texts('tutorsByCity')}
        links={[{ name: texts('allPages'), path: LANDING_PATH }]}
      />
    </div>
  );
}
