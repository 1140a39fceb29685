import { useTranslation } from 'react-i18next';
import type { CommunityMember, CommunityPost } from '#core/community/api/community.ts';
import { POST_MAX } from '#core/community/posts/community-constants.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { OwnActs } from '../writing/own-acts.tsx';

interface OwnPostActsProps {
  post: CommunityPost;
  member: CommunityMember;
  onChange(post: CommunityPost): void;
  onDelete(): void;
}

/** Changing the own post while it is new, and deleting it. */
export function OwnPostActs({ post, member, onChange, onDelete }: OwnPostActsProps) {
  const { t } = useTranslation('community');
  const { api } = useEnvironment();
  const params = { id: post.id };
  return (
    <OwnActs
      name={`community-post-${post.id}`}
      of={post}
      member={member}
      texts={{
        edit: t('edit'),
        deleteTitle: t('deletePost.title'),
        deleteEffect: t('deletePost.effect'),
      }}
      maximum={POST_MAX}
      onSave={async (text) => {
        const saved = await api.call('updateCommunityPost', { params, body: { text } });
        onChange(saved.post);
        return saved;
      }}
      onDelete={async () => {
        const said = await api.call('deleteCommunityPost', { params });
        onDelete();
        return said;
      }}
    />
  );
}
