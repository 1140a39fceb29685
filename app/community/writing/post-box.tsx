import { useState } from 'react';
import type { CommunityMember, CommunityPost } from '#core/community/api/community.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { CONTROL } from '#ui/field/field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PostDialog } from './post-dialog.tsx';

interface PostBoxProps {
  member: CommunityMember;
  onPosted(post: CommunityPost): void;
}

/** Looks like a field and opens the dialog in which a post is written. */
export function PostBox({ member, onPosted }: PostBoxProps) {
  const texts = useTexts('community');
  const [isOpen, setOpen] = useState(false);
  if (!member.may_write) return <Alert tone="warning">{texts('banned')}</Alert>;
  return (
    <Card>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${CONTROL} text-left text-muted hover:border-brand`}
        onClick={() => setOpen(true)}
      >
        {texts('box')}
      </button>
      {isOpen && <PostDialog member={member} onPosted={onPosted} onClose={() => setOpen(false)} />}
    </Card>
  );
}
