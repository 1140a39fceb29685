import type { CommunityComment, CommunityMember } from '#core/community/api/community.ts';
import { StandingNotice } from '../writing/standing-notice.tsx';
import { AuthorLine } from './author-line.tsx';
import { OwnCommentActs } from './own-comment-acts.tsx';
import { ReportButton } from './report-button.tsx';

interface CommentItemProps {
  comment: CommunityComment;
  member: CommunityMember;
  onChange(comment: CommunityComment): void;
  onDelete(): void;
}

export const CommentItem = ({ comment, member, onChange, onDelete }: CommentItemProps) => (
  <li className="flex flex-col gap-2 p-3 rounded-sm border border-line">
    <AuthorLine of={comment}>
      {comment.author.is_me ? (
        <OwnCommentActs comment={comment} member={member} onChange={onChange} onDelete={onDelete} />
      ) : (
        member.may_write && <ReportButton kind="comment" id={comment.id} />
      )}
    </AuthorLine>
    <p className="break-words whitespace-pre-wrap">{comment.text}</p>
    <StandingNotice of={comment} />
  </li>
);
