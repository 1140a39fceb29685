import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { Landings } from '#core/site/api/landing.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Card } from '#ui/card/card.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingLinks } from './landing-links.tsx';

/** Every page there is about one kind of tuition: docs/requirements/site/search-engines.md, "Landing pages". */
export function LandingsPage() {
  const { t } = useTranslation('landing');
  usePageTitle(t('indexTitle'), { description: t('indexLead') });
  const response = useApi('listLandings', {}, { keepsLast: true });
  return (
    <div className="flex flex-col gap-8">
      <LandingHeader title={t('indexTitle')} text={t('indexLead')} />
      <AsyncView response={response}>
        {({ jobs, subjects, tutors }) => (
          <>
            <Cities title={t('jobsByCity')} cities={jobs} />
            <LandingLinks title={t('jobsBySubject')} links={subjects} className="link-columns" />
            <Cities title={t('tutorsByCity')} cities={tutors} />
          </>
        )}
      </AsyncView>
    </div>
  );
}

function Cities({ title, cities }: { title: string; cities: Landings['jobs'] }) {
  const id = useId();
  if (cities.length === 0) return null;
  return (
    <section aria-labelledby={id} className="hangs flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="grid grid-cols-1 cq-sm:grid-cols-2 cq-lg:grid-cols-3 gap-4">
        {cities.map(({ city, categories }) => (
          <Card key={city}>
            <LandingLinks
              level={3}
              title={city}
              links={categories}
              className="flex flex-wrap gap-x-4 text-sm"
            />
          </Card>
        ))}
      </div>
    </section>
  );
}
