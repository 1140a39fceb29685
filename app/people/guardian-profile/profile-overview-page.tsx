import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import type { ParentProfile } from '#core/people/api/parent-profile.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { ProfileHeader } from './profile-header.tsx';

/**
 * Shows what a guardian has said of themselves. Source:
 * docs/requirements/dashboards/parent-area.md, "Profile".
 */
export function ProfileOverviewPage() {
  const { t } = useTranslation('guardianProfile');
  usePageTitle(t('overview.tabsLabel'));
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
  const { t } = useTranslation('guardianProfile');
  const format = useFormat();
  const lang = useLang();
  const { email, about, additional_phone_number: other } = profile;
  return (
    <Card as="section" padding="roomy" className="flex flex-col gap-4">
      <Facts
        facts={[
          [t('overview.number'), phoneText(profile.phone_no, lang)],
          [t('additionalPhone'), other && phoneText(other, lang)],
          [
            t('overview.email'),
            email && (profile.email_verified ? email : t('overview.emailUnverified', { email })),
          ],
          [t('overview.created'), format.date(profile.created_at)],
        ]}
      />
      <div>
        <h2 className="text-base font-semibold">{t('overview.about')}</h2>
        {about ? (
          <p className="break-words whitespace-pre-line">{about}</p>
        ) : (
          <p className="text-muted">
            {t('overview.noAbout')}{' '}
            <Link
              to="/parent/dashboard/profile/settings/personal-info"
              className="inline-flex items-center min-h-[44px] text-brand font-semibold hover:underline"
            >
              {t('overview.write')}
            </Link>
          </p>
        )}
      </div>
    </Card>
  );
}
