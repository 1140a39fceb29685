import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useApi } from '#ui/api/use-api.ts';
import { BothSides } from './both-sides.tsx';
import { FeePromise } from './fee-promise.tsx';
import { Hero } from './hero.tsx';
import { HireSteps } from './hire-steps.tsx';
import { HomeFaq } from './home-faq.tsx';
import { LiveCounts } from './live-counts.tsx';
import { NewestJobs } from './newest-jobs.tsx';
import { FeaturedOn } from './rows/featured-on.tsx';
import { GuardianReviews } from './rows/guardian-reviews.tsx';
import { TutorStories } from './rows/tutor-stories.tsx';

/** Source: docs/requirements/shell/app-shell.md, "Home". */
export function HomePage() {
  const { t } = useTranslation('home');
  usePageTitle(t('pageTitle'), { description: t('description') });
  // Where it fails the page does without: all else on it is there.
  const { data } = useApi('getHome', {}, { keepsLast: true });
  return (
    <>
      <Hero />
      <div className="flex flex-col gap-10 pt-8">
        {data && <LiveCounts counts={data.counts} />}
        <NewestJobs />
      </div>
      <div className="rests flex flex-col gap-10 pt-10">
        <HireSteps />
        <BothSides />
        {data && data.reviews.length + data.guardian_stories.length > 0 && (
          <GuardianReviews {...data} />
        )}
        {data && data.tutor_stories.length > 0 && <TutorStories stories={data.tutor_stories} />}
        <FeePromise />
        {data && data.featured_on.length > 0 && <FeaturedOn papers={data.featured_on} />}
        {data && <HomeFaq faq={data.faq} />}
      </div>
    </>
  );
}
