import { Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PostList } from '#app/community/feed/post-list.tsx';
import { useMember } from '#app/community/use-member.ts';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { ProfileHeader } from '#app/people/guardian-profile/profile-header.tsx';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

/** The guardian's own posts, in any state. Source: docs/requirements/community/community.md, "Timeline". */
export function ProfileTimelinePage() {
  const { t } = useTranslation('community');
  const { t: profileTexts } = useTranslation('guardianProfile');
  usePageTitle(profileTexts('overview.timeline'));
  const profile = useFreshApi('getParentProfile', {});
  const member = useMember();
  return (
    <AsyncView response={profile}>
      {({ data }) => (
        <>
          <ProfileHeader profile={data} />
          <div className="max-w-[680px]">
            <AsyncView response={member}>
              {(found) => (
                <PostList
                  member={found}
                  scope="own"
                  empty={
                    <StatePanel
                      icon={<Newspaper size={32} />}
                      title={t('empty.own')}
                      hint={t('empty.ownHint')}
                    />
                  }
                />
              )}
            </AsyncView>
          </div>
        </>
      )}
    </AsyncView>
  );
}
