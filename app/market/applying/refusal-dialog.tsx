import { MapPinOff, UserRoundPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogMessage } from '#ui/dialog/dialog-message.tsx';

interface RefusalDialogProps {
  refusal: 'profile_incomplete' | 'city_mismatch';
  onClose(): void;
}

/**
 * 'Profile Incomplete!' and 'City Mismatched!'.
 * Source: docs/requirements/market/job-detail-and-apply.md, "Applying".
 */
export function RefusalDialog({ refusal, onClose }: RefusalDialogProps) {
  const { t } = useTranslation('applying');
  const navigate = useNavigate();
  const to = (path: string) => () => navigate(`/tutor/profile/update/tutoring${path}`);
  const isIncomplete = refusal === 'profile_incomplete';
  return (
    <Dialog
      title={t(isIncomplete ? 'incompleteTitle' : 'cityTitle')}
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-3">
          {isIncomplete ? (
            <Button onClick={to('')}>{t('updateProfile')}</Button>
          ) : (
            <>
              <Button onClick={onClose}>{t('ok')}</Button>
              <Button look="secondary" onClick={to('/location')}>
                {t('updateCity')}
              </Button>
            </>
          )}
        </div>
      }
    >
      <DialogMessage
        image={isIncomplete ? <UserRoundPen size={48} /> : <MapPinOff size={48} />}
        title={t(isIncomplete ? 'incompleteText' : 'cityText')}
      />
    </Dialog>
  );
}
