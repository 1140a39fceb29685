import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface DeleteButtonProps {
  /** The name of what is deleted, for screen readers, which read the button alone. */
  name: string;
  question: string;
  whenFailed?: string;
  onDelete(): Promise<void>;
}

export function DeleteButton({ name, question, whenFailed, onDelete }: DeleteButtonProps) {
  const texts = useTexts('profile');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        icon={<Trash2 aria-hidden="true" size={18} />}
        aria-label={`${texts('delete')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {texts('delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={name}
          confirmText={texts('delete')}
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
