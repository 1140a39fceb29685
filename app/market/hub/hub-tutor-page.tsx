import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { useBackInApp } from '#app/ground/links/use-back-in-app.ts';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { forgetActionPage, rememberActionPage } from '#app/ground/preferences/cookies.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { FetchedPart } from '#ui/late/fetched-part.tsx';
import { ShareButton } from '#widgets/job-detail/share-button.tsx';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { TutorProfile } from '#widgets/tutor-profile/tutor-profile.tsx';
import { readChoice } from './choice-in-address.ts';
import { useHireTutor } from './use-hire-tutor.ts';

const LINK = 'inline-flex items-center gap-2 min-h-[44px] font-semibold text-brand hover:underline';

/** One tutor of the hub; from here a guardian asks for this very tutor. */
export function HubTutorPage() {
  const { t } = useTranslation('tutorProfile');
  const { t: hub } = useTranslation('hub');
  const { t: job } = useTranslation('job');
  const { tutorId = '' } = useParams();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const back = useBackInApp();
  const { viewer } = useEnvironment();
  const hire = useHireTutor();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the reader arrived with counts
  const choice = useMemo(() => readChoice(params), [tutorId]);
  const { data, error } = useApi('getHubTutor', { params: { tutorId } });
  usePageTitle(data?.user.name ?? hub('title'), {
    description: data?.about ?? hub('lead'),
    isFound: !error,
  });
  // The person who came back after signing in has arrived.
  useEffect(() => forgetActionPage(), []);

  const isMissing = isApiError(error) && error.status === 404;
  const profile = (
    <TutorProfile
      key={tutorId}
      tutorId={tutorId}
      hire={hire}
      initialChoice={choice}
      signInLink={
        <Link to="/auth/signin" className={LINK} onClick={() => rememberActionPage(pathname)}>
          {t('reviews.signIn')}
        </Link>
      }
      listLink={
        <Link to="/hub" className={LINK}>
          {t('profile.others')}
        </Link>
      }
      askForReport={(report) => (
        <FetchedPart
          load={() => import('./report-review.tsx').then(({ ReportReview }) => ReportReview)}
        >
          {(ReportReview) => <ReportReview {...report} />}
        </FetchedPart>
      )}
    />
  );

  return (
    <div className="max-w-[1040px] mx-auto flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link to="/hub" onClick={back} className={LINK}>
          <ArrowLeft aria-hidden="true" size={18} />
          {hub('back')}
        </Link>
        {data && (
          <span className="no-print">
            <ShareButton
              heading={job('shareMenu.titleTutor')}
              title={data.user.name}
              path={tutorPath(data.tutorid)}
              card={`tutor/${data.tutorid}`}
            />
          </span>
        )}
      </div>
      {isMissing && viewer?.type === 'parent' ? (
        <FetchedPart
          key={tutorId}
          load={() => import('./taught-tutor.tsx').then(({ TaughtTutor }) => TaughtTutor)}
        >
          {(TaughtTutor) => <TaughtTutor tutorId={tutorId} missing={profile} />}
        </FetchedPart>
      ) : (
        profile
      )}
    </div>
  );
}
