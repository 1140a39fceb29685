import { useTranslation } from 'react-i18next';
import { useAddressParams } from '#app/ground/page/use-address-params.ts';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { EmptyFeed } from './feed/empty-feed.tsx';
import { PostList } from './feed/post-list.tsx';
import { type ChosenScope, ScopeFilter } from './feed/scope-filter.tsx';
import { useMember } from './use-member.ts';

/**
 * Shows what tutors and guardians write for each other. Source:
 * docs/requirements/community/community.md, "Reading".
 */
export function CommunityPage() {
  const { t } = useTranslation('community');
  const member = useMember();
  const [params, setParams] = useAddressParams();
  const scope: ChosenScope = params.get('posts') === 'area' ? 'area' : 'all';
  usePageTitle(t('title'));
  return (
    <div className="max-w-[680px]">
      <header className="mb-4">
        <h1 className="text-xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <AsyncView response={member}>
        {(found) => (
          <PostList
            member={found}
            scope={scope}
            filter={
              <ScopeFilter
                value={scope}
                onChange={(next) =>
                  setParams(new URLSearchParams(next === 'all' ? {} : { posts: next }), {
                    replace: true,
                  })
                }
              />
            }
            empty={<EmptyFeed member={found} scope={scope} />}
          />
        )}
      </AsyncView>
    </div>
  );
}
