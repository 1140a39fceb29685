import { Heart, MessageCircle, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommunityMember, CommunityPost } from '#core/community/api/community.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { cx } from '#ui/cx.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useShare } from './use-share.ts';

interface PostActsProps {
  post: CommunityPost;
  member: CommunityMember;
  showsComments: boolean;
  onComments(): void;
  onChange(post: CommunityPost): void;
}

/** The acts on a post: like, comments and share, each with how many there are. */
export function PostActs({ post, member, showsComments, onComments, onChange }: PostActsProps) {
  const { t } = useTranslation('community');
  const { api } = useEnvironment();
  const { run } = useToastedMutation();
  const share = useShare(post, member, onChange);
  const params = { id: post.id };

  const like = () =>
    run(async () => {
      const name = post.is_liked ? 'unlikeCommunityPost' : 'likeCommunityPost';
      onChange({ ...post, ...(await api.call(name, { params })) });
    });

  return (
    <div className="flex flex-wrap gap-1 pt-1 border-t border-line">
      <Act
        label={t('act.like')}
        count={post.likes}
        isOn={post.is_liked}
        isOff={!member.may_write}
        icon={<Heart aria-hidden="true" size={20} fill={post.is_liked ? 'currentColor' : 'none'} />}
        onPress={() => void like()}
      />
      <Act
        label={t('act.comments')}
        count={post.comments}
        isExpanded={showsComments}
        icon={<MessageCircle aria-hidden="true" size={20} />}
        onPress={onComments}
      />
      <Act
        label={t('act.share')}
        count={post.shares}
        icon={<Share2 aria-hidden="true" size={20} />}
        onPress={() => void share()}
      />
    </div>
  );
}

interface ActProps {
  label: string;
  count: number;
  icon: ReactNode;
  /** It is given for a button that stays pressed. */
  isOn?: boolean;
  isOff?: boolean;
  isExpanded?: boolean;
  onPress(): void;
}

function Act({ label, count, icon, isOn, isOff, isExpanded, onPress }: ActProps) {
  const format = useFormat();
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      disabled={isOff}
      className={cx(
        'flex-1 inline-flex items-center justify-center gap-1 min-h-[44px] px-1 rounded-sm text-sm font-semibold hover:bg-brand-soft hover:text-brand disabled:opacity-60',
        isOn ? 'text-brand' : 'text-muted',
      )}
      onClick={onPress}
    >
      {icon}
      <span>{label}</span>{' '}
      {count > 0 && <span className="tabular-nums">{format.number(count)}</span>}
    </button>
  );
}
