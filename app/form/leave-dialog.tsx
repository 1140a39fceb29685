import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface LeaveDialogProps {
  onStay(): void;
  onLeave(): void;
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const texts = useTexts('form');
  return (
    <Dialog
      title={texts('leave.title')}
      onClose={onStay}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="secondary" onClick={onLeave}>
            {texts('leave.leave')}
          </Button>
          <Button onClick={onStay}>{texts('leave.stay')}</Button>
        </div>
      }
    >
      <p>{texts('leave.text')}</p>
    </Dialog>
  );
}
