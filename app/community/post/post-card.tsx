import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthorLine } from '#app/community/comments/author-line.tsx';
import { ReportButton } from '#app/community/comments/report-button.tsx';
import type { CommunityMember, CommunityPost } from '#core/community/api/community.ts';
import { Card } from '#ui/card/card.tsx';
import { Comments } from '../comments/comments.tsx';
import { StandingNotice } from '../writing/standing-notice.tsx';
import { LongText } from './long-text.tsx';
import { OwnPostActs } from './own-post-acts.tsx';
import { PostActs } from './post-acts.tsx';
import { PostPictures } from './post-pictures.tsx';

export interface PostCardProps {
  post: CommunityPost;
  member: CommunityMember;
  /** The post is shown whole: it is on the screen of its own. */
  isOpen?: boolean;
  onChange(post: CommunityPost): void;
  onDelete(): void;
}

/** One post: who wrote it, what, and what one can do with it. */
export function PostCard({ post, member, isOpen = false, onChange, onDelete }: PostCardProps) {
  const { t } = useTranslation('community');
  const [showsComments, setShowsComments] = useState(isOpen);
  const name = post.author.first_name;
  return (
    <Card as="article" className="flex flex-col gap-3" aria-label={t('onePost', { name })}>
      <AuthorLine of={post} area={post.area}>
        {post.author.is_me ? (
          <OwnPostActs post={post} member={member} onChange={onChange} onDelete={onDelete} />
        ) : (
          member.may_write && <ReportButton kind="post" id={post.id} />
        )}
      </AuthorLine>
      <StandingNotice of={post} />
      <LongText text={post.text} isOpen={isOpen} />
      <PostPictures post={post} />
      {post.state === 'shown' && (
        <>
          <PostActs
            post={post}
            member={member}
            showsComments={showsComments}
            onComments={() => setShowsComments(!showsComments)}
            onChange={onChange}
          />
          {showsComments && (
            <Comments
              postId={post.id}
              member={member}
              onCount={(more) => onChange({ ...post, comments: post.comments + more })}
            />
          )}
        </>
      )}
    </Card>
  );
}
