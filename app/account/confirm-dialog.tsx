import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmText: string;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something is deleted. */
export function ConfirmDialog({
  title,
  text,
  confirmText,
  isBusy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const texts = useTexts('profile');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="secondary" onClick={onClose}>
            {texts('cancel')}
          </Button>
          <Button isBusy={isBusy} onClick={onConfirm}>
            {confirmText}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
