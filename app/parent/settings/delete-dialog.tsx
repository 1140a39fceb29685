import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface DeleteDialogProps {
  title: string;
  problem: string | undefined;
  isBusy: boolean;
  onDelete(): Promise<unknown>;
  onClose(): void;
}

export function DeleteDialog({ title, problem, isBusy, onDelete, onClose }: DeleteDialogProps) {
  const texts = useTexts('parent');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button isBusy={isBusy} className="flex-1" onClick={() => void onDelete()}>
            {texts(isBusy ? 'deleting' : 'delete')}
          </Button>
          <Button look="secondary" className="flex-1" onClick={onClose}>
            {texts('keep')}
          </Button>
        </div>
      }
    >
      {problem && (
        <p role="alert" className="mb-3 p-3 rounded-sm bg-danger-soft text-danger">
          {problem}
        </p>
      )}
      <p>{texts('students.deleteHint')}</p>
    </Dialog>
  );
}
