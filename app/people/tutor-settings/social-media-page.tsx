import { useTranslation } from 'react-i18next';
import { LockNotice } from '#app/people/account/editable.tsx';
import { useProfileLock } from '#app/people/account/use-profile-lock.ts';
import { SocialLinks } from '#app/people/tutor-profile/social/social-links.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function SocialMediaPage() {
  const { t } = useTranslation('settings');
  const lock = useProfileLock();
  const response = useApi('getTutorProfile', {}, { keepsLast: true });
  return (
    <SettingsFrame tab="social-media">
      {lock && <LockNotice reason={lock.reason} />}
      <p className="text-muted">{t('social.lead')}</p>
      <AsyncView response={response}>
        {({ social }) => <SocialLinks links={social} isLocked={lock !== null} />}
      </AsyncView>
    </SettingsFrame>
  );
}
