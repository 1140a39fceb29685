import { Link } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import type { ParentProfile } from '#core/people/api/parent-profile.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ProfileHeader } from './profile-header.tsx';

/**
 * Shows what a guardian has said of themselves. Source:
 * docs/requirements/dashboards/parent-area.md, "Profile".
 */
export function ProfileOverviewPage() {
  const texts = useTexts('guardianProfile');
  usePageTitle(texts('overview.tabsLabel'));
  const response = useFreshApi('getParentProfile', {});
  return (
    <AsyncView response={response}>
      {({ data: profile }) => (
        <>
          <ProfileHeader profile={profile} />
          <Overview profile={profile} />
        </>
      )}
    </AsyncView>
  );
}

function Overview({ profile }: { profile: ParentProfile }) {
  const texts = useTexts('guardianProfile');
  const format = useFormat();
  const lang = useLang();
  const { email, about, additional_phone_number: other } = profile;
  return (
    <Card as="section" padding="roomy" className="flex flex-col gap-4">
      <Facts
        facts={[
          [texts('overview.number'), phoneText(profile.phone_no, lang)],
          [texts('additionalPhone'), other && phoneText(other, lang)],
          [
            texts('overview.email'),
            email &&
              (profile.email_verified ? email : texts('overview.emailUnverified', { email })),
          ],
          [texts('overview.created'), format.date(profile.created_at)],
        ]}
      />
      <div>
        <h2 className="text-base font-semibold">{texts('overview.about')}</h2>
        {about ? (
          <p className="break-words whitespace-pre-line">{about}</p>
        ) : (
          <p className="text-muted">
            {texts('overview.noAbout')}{' '}
            <Link
              to="/parent/dashboard/profile/settings/personal-info"
              className="inline-flex items-center min-h-[44px] text-brand font-semibold hover:underline"
            >
              {texts('overview.write')}
            </Link>
          </p>
        )}
      </div>
    </Card>
  );
}
