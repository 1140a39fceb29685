import { MapPinOff, UserRoundPen } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogMessage } from '#ui/dialog/dialog-message.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface RefusalDialogProps {
  refusal: 'profile_incomplete' | 'city_mismatch';
  onClose(): void;
}

/**
 * 'Profile Incomplete!' and 'City Mismatched!'.
 * Source: docs/requirements/market/job-detail-and-apply.md, "Applying".
 */
export function RefusalDialog({ refusal, onClose }: RefusalDialogProps) {
  const texts = useTexts('applying');
  const navigate = useNavigate();
  const to = (path: string) => () => navigate(`/tutor/profile/update/tutoring${path}`);
  const isIncomplete = refusal === 'profile_incomplete';
  return (
    <Dialog
      title={texts(isIncomplete ? 'incompleteTitle' : 'cityTitle')}
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-3">
          {isIncomplete ? (
            <Button onClick={to('')}>{texts('updateProfile')}</Button>
          ) : (
            <>
              <Button onClick={onClose}>{texts('ok')}</Button>
              <Button look="secondary" onClick={to('/location')}>
                {texts('updateCity')}
              </Button>
            </>
          )}
        </div>
      }
    >
      <DialogMessage
        image={isIncomplete ? <UserRoundPen size={48} /> : <MapPinOff size={48} />}
        title={texts(isIncomplete ? 'incompleteText' : 'cityText')}
      />
    </Dialog>
  );
}
