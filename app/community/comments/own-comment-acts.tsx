import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CommunityComment, CommunityMember } from '#core/api/schemas/community.ts';
import { COMMENT_MAX } from '#core/community/community-constants.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useNow } from '#ui/now.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { IconAct } from '../post/icon-act.tsx';
import { EditDialog } from '../writing/edit-dialog.tsx';

interface OwnCommentActsProps {
  comment: CommunityComment;
  member: CommunityMember;
  onChange(comment: CommunityComment): void;
  onDelete(): void;
}

/** Changing the own comment while it is new, and deleting it. */
export function OwnCommentActs({ comment, member, onChange, onDelete }: OwnCommentActsProps) {
  const texts = useTexts('community');
  const { api } = useEnvironment();
  const showToast = useToast();
  const now = useNow();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  const params = { id: comment.id };
  const mayEdit =
    member.may_write && comment.editable_until !== null && Date.parse(comment.editable_until) > now;

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
          name={`community-comment-${comment.id}`}
          title={texts('comment.edit')}
          text={comment.text}
          maximum={COMMENT_MAX}
          childNames={member.child_names}
          onSave={async (text) => {
            const saved = await api.call('updateCommunityComment', { params, body: { text } });
            showToast(saved.message, 'success');
            onChange(saved.comment);
          }}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={texts('deleteComment.title')}
          confirmText={texts('act.delete')}
          onConfirm={async () => {
            const { message } = await api.call('deleteCommunityComment', { params });
            showToast(message, 'success');
            onDelete();
          }}
          onClose={close}
        >
          {texts('deleteComment.effect')}
        </ConfirmDialog>
      )}
    </>
  );
}
