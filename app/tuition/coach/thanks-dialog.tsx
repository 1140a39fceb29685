import { CircleCheck } from 'lucide-react';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogMessage } from '#ui/dialog/dialog-message.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface ThanksDialogProps {
  requestNo: string;
  onClose(): void;
}

export function ThanksDialog({ requestNo, onClose }: ThanksDialogProps) {
  const texts = useTexts('parent');
  return (
    <Dialog
      title={texts('coach.received')}
      onClose={onClose}
      footer={
        <div className="flex flex-col">
          <ActionLink to="/parent/dashboard/requests/coach-requests">
            {texts('coach.see')}
          </ActionLink>
        </div>
      }
    >
      <DialogMessage
        image={<CircleCheck size={48} />}
        title={texts('coach.wait')}
        subtitle={texts('coach.number', { no: requestNo })}
      />
    </Dialog>
  );
}
