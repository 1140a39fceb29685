import { CircleCheck } from 'lucide-react';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface ThanksDialogProps {
  requestNo: string;
  onClose(): void;
}

export function ThanksDialog({ requestNo, onClose }: ThanksDialogProps) {
  const texts = useTexts('parent');
  return (
    <MessageDialog
      title={texts('coach.received')}
      image={<CircleCheck size={48} />}
      bodyTitle={texts('coach.wait')}
      bodySubtitle={texts('coach.number', { no: requestNo })}
      buttons={
        <ActionLink to="/parent/dashboard/requests/coach-requests">{texts('coach.see')}</ActionLink>
      }
      onClose={onClose}
    />
  );
}
