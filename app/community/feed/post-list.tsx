import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommunityMember, CommunityPost } from '#core/community/api/community.ts';
import type { FeedScope } from '#core/community/posts/community-constants.ts';
import { useCursorList } from '#ui/api/use-cursor-list.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { ListEnd } from '#ui/list/list-end.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { PostCard } from '../post/post-card.tsx';
import { PostBox } from '../writing/post-box.tsx';

interface PostListProps {
  member: CommunityMember;
  scope: FeedScope;
  /** The filter, between the box and the posts. */
  filter?: ReactNode;
  /** Shown where there are none. */
  empty: ReactNode;
}

/** The box for a new post, and posts, newest first, as far as they have been read. */
export function PostList({ member, scope, filter, empty }: PostListProps) {
  const { t } = useTranslation('community');
  const { api, lang } = useEnvironment();
  const posts = useCursorList<CommunityPost>(`${scope} ${lang}`, (before) =>
    api.call('listCommunityPosts', {
      query: { scope, ...(before !== undefined && { before }) },
    }),
  );
  const { items, list } = posts;
  const isInScope = (post: CommunityPost) =>
    scope !== 'area' || member.areas.some(({ id }) => id === post.area?.id);
  return (
    <div className="flex flex-col gap-4">
      <PostBox
        member={member}
        onPosted={(post) => {
          if (isInScope(post)) posts.addFirst(post);
        }}
      />
      {filter}
      {list.isLoadingFirst ? (
        <>
          <Skeleton className="h-[180px]" />
          <Skeleton className="h-[180px]" />
        </>
      ) : items.length === 0 ? (
        list.error === undefined ? (
          empty
        ) : (
          <LoadError error={list.error} title={t('list.failed')} onRetry={list.retry} />
        )
      ) : (
        <>
          <ul className="flex flex-col gap-4">
            {items.map((post) => (
              <li key={post.id}>
                <PostCard
                  post={post}
                  member={member}
                  onChange={posts.put}
                  onDelete={() => posts.remove(post.id)}
                />
              </li>
            ))}
          </ul>
          <ListEnd
            pages={list}
            texts={{
              fetchError: t('list.failed'),
              loadMore: t('list.more'),
              loadingMore: t('list.loading'),
              end: t('list.end'),
            }}
          />
        </>
      )}
    </div>
  );
}
