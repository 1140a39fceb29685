import { ArrowLeft, Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { CommunityMember } from '#core/community/api/community.ts';
import { communityPath } from '#core/community/posts/community-path.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { PostCard } from './post/post-card.tsx';
import { useMember } from './use-member.ts';

/** One post with its comments: where notifications and shared links lead. */
export function PostPage() {
  const member = useMember();
  const { postId = '' } = useParams();
  return (
    <AsyncView response={member}>
      {(found) => <OnePost key={postId} member={found} id={Number(postId)} />}
    </AsyncView>
  );
}

function OnePost({ member, id }: { member: CommunityMember; id: number }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const all = communityPath(member.role);
  const post = useFreshApi('getCommunityPost', { params: { id } });
  const name = post.data?.author.first_name;
  usePageTitle(name === undefined ? t('title') : t('onePost', { name }));
  const isMissing = !Number.isInteger(id) || (isApiError(post.error) && post.error.status === 404);
  return (
    <div className="max-w-[680px] flex flex-col gap-3">
      <Link
        to={all}
        className="self-start inline-flex items-center gap-1 min-h-[44px] text-brand hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {t('back')}
      </Link>
      <h1 className="sr-only">{name === undefined ? t('title') : t('onePost', { name })}</h1>
      {isMissing ? (
        <StatePanel icon={<Newspaper size={32} />} title={t('missing')} hint={t('missingHint')} />
      ) : (
        <AsyncView response={post}>
          {(found) => (
            <PostCard
              isOpen
              post={found}
              member={member}
              onChange={post.put}
              onDelete={() => navigate(all, { replace: true })}
            />
          )}
        </AsyncView>
      )}
    </div>
  );
}
