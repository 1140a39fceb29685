import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
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
        <DialogActions cancelText={texts('leave.leave')} onCancel={onLeave}>
          <Button onClick={onStay}>{texts('leave.stay')}</Button>
        </DialogActions>
      }
    >
      <p>{texts('leave.text')}</p>
    </Dialog>
  );
}
