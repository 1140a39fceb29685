import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommunityComment, CommunityMember } from '#core/community/api/community.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useNow } from '#ui/now.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { IconAct } from './icon-act.tsx';

type Said = Promise<{ message: string }>;

interface OwnActsProps {
  /** The draft's name. */
  name: string;
  of: Pick<CommunityComment, 'text' | 'editable_until'>;
  member: CommunityMember;
  texts: { edit: string; deleteTitle: string; deleteEffect: string };
  maximum: number;
  onSave(text: string): Said;
  onDelete(): Said;
}

/** Changing what one wrote while it is new, and deleting it. */
export function OwnActs({ name, of, member, texts, maximum, onSave, onDelete }: OwnActsProps) {
  const { t } = useTranslation('community');
  const showToast = useToast();
  const now = useNow();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  const mayEdit =
    member.may_write && of.editable_until !== null && Date.parse(of.editable_until) > now;
  const done = async (call: Said) => {
    const { message } = await call;
    showToast(message, 'success');
  };
  return (
    <>
      {mayEdit && (
        <IconAct
          label={t('act.edit')}
          icon={<Pencil aria-hidden="true" size={18} />}
          onClick={() => setOpen('edit')}
        />
      )}
      <IconAct
        label={t('act.delete')}
        icon={<Trash2 aria-hidden="true" size={18} />}
        onClick={() => setOpen('delete')}
      />
      {open === 'edit' && (
        <EditDialog
          name={name}
          title={texts.edit}
          text={of.text}
          maximum={maximum}
          childNames={member.child_names}
          onSave={(text) => done(onSave(text))}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={texts.deleteTitle}
          confirmText={t('act.delete')}
          onConfirm={() => done(onDelete())}
          onClose={close}
        >
          {texts.deleteEffect}
        </ConfirmDialog>
      )}
    </>
  );
}
