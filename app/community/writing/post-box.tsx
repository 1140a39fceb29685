import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommunityMember, CommunityPost } from '#core/community/api/community.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { CONTROL } from '#ui/field/field.tsx';
import { PostDialog } from './post-dialog.tsx';

interface PostBoxProps {
  member: CommunityMember;
  onPosted(post: CommunityPost): void;
}

/** Looks like a field and opens the dialog in which a post is written. */
export function PostBox({ member, onPosted }: PostBoxProps) {
  const { t } = useTranslation('community');
  const [isOpen, setOpen] = useState(false);
  if (!member.may_write) return <Alert tone="warning">{t('banned')}</Alert>;
  return (
    <Card>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${CONTROL} text-left text-muted hover:border-brand`}
        onClick={() => setOpen(true)}
      >
        {t('box')}
      </button>
      {isOpen && <PostDialog member={member} onPosted={onPosted} onClose={() => setOpen(false)} />}
    </Card>
  );
}
