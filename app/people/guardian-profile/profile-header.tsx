import { MapPin, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { LinkTabs } from '#app/ground/links/link-tabs.tsx';
import { PhotoEditor } from '#app/people/account/photo/photo-editor.tsx';
import { useProfileLock } from '#app/people/account/use-profile-lock.ts';
import type { ParentProfile } from '#core/people/api/parent-profile.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { CoverArt } from './cover-art.tsx';

const SETTINGS = '/parent/dashboard/profile/settings/personal-info';

/** Cover, photo, name and id over every screen of a guardian's profile. */
export function ProfileHeader({ profile }: { profile: ParentProfile }) {
  const { t } = useTranslation('guardianProfile');
  const format = useFormat();
  const isLocked = useProfileLock() !== null;
  return (
    <>
      <Card as="section" padding="none" className="mb-4 overflow-hidden">
        <div className="h-[120px]">
          <CoverArt />
        </div>
        <div className="p-4 flex flex-wrap items-start gap-x-5 gap-y-3">
          <div className="relative mt-[-72px] w-[260px] max-w-full">
            <PhotoEditor
              name={profile.name}
              photo={profile.photo}
              gender={profile.gender}
              isLocked={isLocked}
            />
          </div>
          <div className="flex-1 min-w-[200px]">
            <h1 className="text-xl break-words">{profile.name}</h1>
            <p className="text-muted">{t('overview.id', { id: format.id(profile.id) })}</p>
            {profile.place && (
              <p className="flex items-center gap-1 text-sm">
                <MapPin aria-hidden="true" size={16} className="shrink-0 text-brand" />
                {profile.place}
              </p>
            )}
          </div>
          <ActionLink to={SETTINGS} look="secondary">
            <Settings aria-hidden="true" size={18} />
            {t('overview.settings')}
          </ActionLink>
        </div>
      </Card>
      <LinkTabs
        label={t('overview.tabsLabel')}
        tabs={[
          { to: '/parent/dashboard/profile/overview', text: t('overview.tab') },
          { to: '/parent/dashboard/profile/timeline', text: t('overview.timeline') },
        ]}
      />
    </>
  );
}
