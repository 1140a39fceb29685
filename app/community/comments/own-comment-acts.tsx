import { useTranslation } from 'react-i18next';
import type { CommunityComment, CommunityMember } from '#core/community/api/community.ts';
import { COMMENT_MAX } from '#core/community/posts/community-constants.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { OwnActs } from '../writing/own-acts.tsx';

interface OwnCommentActsProps {
  comment: CommunityComment;
  member: CommunityMember;
  onChange(comment: CommunityComment): void;
  onDelete(): void;
}

/** Changing the own comment while it is new, and deleting it. */
export function OwnCommentActs({ comment, member, onChange, onDelete }: OwnCommentActsProps) {
  const { t } = useTranslation('community');
  const { api } = useEnvironment();
  const params = { id: comment.id };
  return (
    <OwnActs
      name={`community-comment-${comment.id}`}
      of={comment}
      member={member}
      texts={{
        edit: t('comment.edit'),
        deleteTitle: t('deleteComment.title'),
        deleteEffect: t('deleteComment.effect'),
      }}
      maximum={COMMENT_MAX}
      onSave={async (text) => {
        const saved = await api.call('updateCommunityComment', { params, body: { text } });
        onChange(saved.comment);
        return saved;
      }}
      onDelete={async () => {
        const said = await api.call('deleteCommunityComment', { params });
        onDelete();
        return said;
      }}
    />
  );
}
