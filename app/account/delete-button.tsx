import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteButtonProps {
  /** What is deleted, for those who hear the button alone. */
  name: string;
  question: string;
  whenFailed?: string;
  onDelete(): Promise<void>;
}

export function DeleteButton({ name, question, whenFailed, onDelete }: DeleteButtonProps) {
  const texts = useTexts('profile');
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useToastedMutation();
  const remove = async () => {
    await run(onDelete, whenFailed);
    setAsking(false);
  };
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
          text={question}
          confirmText={texts('delete')}
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
