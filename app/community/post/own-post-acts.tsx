import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CommunityMember, CommunityPost } from '#core/api/schemas/community.ts';
import { POST_MAX } from '#core/community/community-constants.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useNow } from '#ui/now.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { EditDialog } from '../writing/edit-dialog.tsx';
import { IconAct } from './icon-act.tsx';

interface OwnPostActsProps {
  post: CommunityPost;
  member: CommunityMember;
  onChange(post: CommunityPost): void;
  onDelete(): void;
}

/** Changing the own post while it is new, and deleting it. */
export function OwnPostActs({ post, member, onChange, onDelete }: OwnPostActsProps) {
  const texts = useTexts('community');
  const { api } = useEnvironment();
  const showToast = useToast();
  const now = useNow();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  const params = { id: post.id };
  const mayEdit =
    member.may_write && post.editable_until !== null && Date.parse(post.editable_until) > now;

  return (
    <>
      {mayEdit && (
        <IconAct
          label={texts('act.edit')}
          icon={<Pencil aria-hidden="true" size={18} />}
          onClick={() => setOpen('edit')}
        />
      )}
      <IconAct
        label={texts('act.delete')}
        icon={<Trash2 aria-hidden="true" size={18} />}
        onClick={() => setOpen('delete')}
      />
      {open === 'edit' && (
        <EditDialog
          name={`community-post-${post.id}`}
          title={texts('edit')}
          text={post.text}
          maximum={POST_MAX}
          childNames={member.child_names}
          onSave={async (text) => {
            const saved = await api.call('updateCommunityPost', { params, body: { text } });
            showToast(saved.message, 'success');
            onChange(saved.post);
          }}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={texts('deletePost.title')}
          confirmText={texts('act.delete')}
          onConfirm={async () => {
            const { message } = await api.call('deleteCommunityPost', { params });
            showToast(message, 'success');
            onDelete();
          }}
          onClose={close}
        >
          {texts('deletePost.effect')}
        </ConfirmDialog>
      )}
    </>
  );
}
