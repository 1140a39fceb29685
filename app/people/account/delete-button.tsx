import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';

interface DeleteButtonProps {
  /** The name of what is deleted, for screen readers, which read the button alone. */
  name: string;
  question: string;
  whenFailed?: string;
  onDelete(): Promise<void>;
}

export function DeleteButton({ name, question, whenFailed, onDelete }: DeleteButtonProps) {
  const { t } = useTranslation('profile');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        icon={<Trash2 aria-hidden="true" size={18} />}
        aria-label={`${t('delete')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {t('delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={name}
          confirmText={t('delete')}
          whenFailed={whenFailed}
          onConfirm={onDelete}
          onClose={() => setAsking(false)}
        >
          {question}
        </ConfirmDialog>
      )}
    </>
  );
}
