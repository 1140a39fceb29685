/**
 * A partner's page asks to know its visitor.
 * Source: docs/requirements/site/partner-pages.md, "Connecting".
 */
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { FrameProblem } from '../frame/frame-problem.tsx';
import { PartnerFrame } from '../frame/partner-frame.tsx';
import { SignedIn } from '../frame/signed-in.tsx';
import { Consent } from './consent.tsx';

export function ConnectPage() {
  const texts = useTexts('connect');
  return (
    <PartnerFrame>
      {(visit) =>
        visit.request.challenge === '' || visit.request.scopes.length === 0 ? (
          <FrameProblem kind="broken" />
        ) : (
          <SignedIn lead={texts('signInLead')}>
            {(user) => <Consent key={user.id} visit={visit} user={user} />}
          </SignedIn>
        )
      }
    </PartnerFrame>
  );
}
