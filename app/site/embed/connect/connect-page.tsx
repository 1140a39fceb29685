/**
 * A partner's page asks to know its visitor.
 * Source: docs/requirements/site/partner-pages.md, "Connecting".
 */
import { useTranslation } from 'react-i18next';
import { FrameProblem } from '../frame/frame-problem.tsx';
import { PartnerFrame } from '../frame/partner-frame.tsx';
import { SignedIn } from '../frame/signed-in.tsx';
import { Consent } from './consent.tsx';

export function ConnectPage() {
  const { t } = useTranslation('connect');
  return (
    <PartnerFrame>
      {(visit) =>
        visit.request.challenge === '' || visit.request.scopes.length === 0 ? (
          <FrameProblem kind="broken" />
        ) : (
          <SignedIn lead={t('signInLead')}>
            {(user) => <Consent key={user.id} visit={visit} user={user} />}
          </SignedIn>
        )
      }
    </PartnerFrame>
  );
}
