import { CircleCheck } from 'lucide-react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ActionLink } from '../../shell/action-link.tsx';

interface ThanksDialogProps {
  requestNo: string;
  onClose(): void;
}

export function ThanksDialog({ requestNo, onClose }: ThanksDialogProps) {
  const texts = useTexts('parent');
  return (
    <Dialog title={texts('coach.received')} onClose={onClose}>
      <div className="flex flex-col items-center gap-3 text-center">
        <CircleCheck aria-hidden="true" size={32} className="text-brand" />
        <p>{texts('coach.wait')}</p>
        <p className="font-semibold tabular">{texts('coach.number', { no: requestNo })}</p>
        <ActionLink to="/parent/dashboard/requests/coach-requests">{texts('coach.see')}</ActionLink>
      </div>
    </Dialog>
  );
}
