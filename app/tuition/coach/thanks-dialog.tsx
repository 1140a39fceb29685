import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogMessage } from '#ui/dialog/dialog-message.tsx';

interface ThanksDialogProps {
  requestNo: string;
  onClose(): void;
}

export function ThanksDialog({ requestNo, onClose }: ThanksDialogProps) {
  const { t } = useTranslation('parent');
  return (
    <Dialog
      title={t('coach.received')}
      onClose={onClose}
      footer={
        <div className="flex flex-col">
          <ActionLink to="/parent/dashboard/requests/coach-requests">{t('coach.see')}</ActionLink>
        </div>
      }
    >
      <DialogMessage
        image={<CircleCheck size={48} />}
        title={t('coach.wait')}
        subtitle={t('coach.number', { no: requestNo })}
      />
    </Dialog>
  );
}
