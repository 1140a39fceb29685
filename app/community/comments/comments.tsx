import { useTranslation } from 'react-i18next';
import type { CommunityMember } from '#core/community/api/community.ts';
import { useCursorList } from '#ui/api/use-cursor-list.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';

interface CommentsProps {
  postId: number;
  member: CommunityMember;
  /** Reports how many more comments others see now. */
  onCount(more: number): void;
}

/** Comments on a post, oldest first, and the field for another. */
export function Comments({ postId, member, onCount }: CommentsProps) {
  const { t } = useTranslation('community');
  const { api, lang } = useEnvironment();
  const comments = useCursorList(`${postId} ${lang}`, (after) =>
    api.call('listCommunityComments', {
      params: { id: postId },
      query: after === undefined ? {} : { after },
    }),
  );
  const { items, list } = comments;
  const shownIn = (state: string) => (state === 'shown' ? 1 : 0);

  if (list.isLoadingFirst) return <Skeleton className="h-[64px]" />;
  if (list.error !== undefined && items.length === 0)
    return <LoadError error={list.error} onRetry={list.retry} />;
  return (
    <section aria-label={t('comment.list')} className="flex flex-col gap-3">
      {items.length === 0 ? (
        <p className="text-muted text-sm">{t('comment.none')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {items.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              member={member}
              onChange={(changed) => {
                comments.put(changed);
                onCount(shownIn(changed.state) - shownIn(comment.state));
              }}
              onDelete={() => {
                comments.remove(comment.id);
                onCount(-shownIn(comment.state));
              }}
            />
          ))}
        </ul>
      )}
      {list.hasMore && (
        <Button look="quiet" isBusy={list.isLoadingMore} onClick={list.loadMore}>
          {t('comment.more')}
        </Button>
      )}
      {list.error !== undefined && <LoadError error={list.error} onRetry={list.retry} />}
      {member.may_write && (
        <CommentForm
          postId={postId}
          childNames={member.child_names}
          onSent={(comment) => {
            comments.addLast(comment);
            onCount(shownIn(comment.state));
          }}
        />
      )}
    </section>
  );
}
