import { MapPin, Settings } from 'lucide-react';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { LinkTabs } from '#app/ground/links/link-tabs.tsx';
import { PhotoEditor } from '#app/people/account/photo/photo-editor.tsx';
import { useProfileLock } from '#app/people/account/use-profile-lock.ts';
import type { ParentProfile } from '#core/people/api/parent-profile.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { CoverArt } from './cover-art.tsx';

const SETTINGS = '/parent/dashboard/profile/settings/personal-info';

/** Cover, photo, name and id over every screen of a guardian's profile. */
export function ProfileHeader({ profile }: { profile: ParentProfile }) {
  const texts = useTexts('guardianProfile');
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
            <p className="text-muted">{texts('overview.id', { id: format.id(profile.id) })}</p>
            {profile.place && (
              <p className="flex items-center gap-1 text-sm">
                <MapPin aria-hidden="true" size={16} className="shrink-0 text-brand" />
                {profile.place}
              </p>
            )}
          </div>
          <ActionLink to={SETTINGS} look="secondary">
            <Settings aria-hidden="true" size={18} />
            {texts('overview.settings')}
          </ActionLink>
        </div>
      </Card>
      <LinkTabs
        label={texts('overview.tabsLabel')}
        tabs={[
          { to: '/parent/dashboard/profile/overview', text: texts('overview.tab') },
          { to: '/parent/dashboard/profile/timeline', text: texts('overview.timeline') },
        ]}
      />
    </>
  );
}
