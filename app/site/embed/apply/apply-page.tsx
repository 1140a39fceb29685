/**
 * Applying for a job a visitor found on a partner's page.
 * Source: docs/requirements/site/partner-pages.md, "One rule".
 */
import { useTranslation } from 'react-i18next';
import { FrameProblem } from '../frame/frame-problem.tsx';
import { PartnerFrame } from '../frame/partner-frame.tsx';
import { SignedIn } from '../frame/signed-in.tsx';
import { JobApplication } from './job-application.tsx';

export function ApplyPage() {
  const { t } = useTranslation('connect');
  return (
    <PartnerFrame>
      {({ request }) =>
        request.jobId === 0 ? (
          <FrameProblem kind="broken" />
        ) : (
          <SignedIn lead={t('applyLead')}>
            {(user) => <JobApplication key={user.id} request={request} />}
          </SignedIn>
        )
      }
    </PartnerFrame>
  );
}
