import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface LeaveDialogProps {
  onStay(): void;
  onLeave(): void;
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const texts = useTexts('app');
  return (
    <Dialog
      title={texts('form.leave.title')}
      onClose={onStay}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="secondary" onClick={onLeave}>
            {texts('form.leave.leave')}
          </Button>
          <Button onClick={onStay}>{texts('form.leave.stay')}</Button>
        </div>
      }
    >
      <p>{texts('form.leave.text')}</p>
    </Dialog>
  );
}
