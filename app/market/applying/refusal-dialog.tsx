import { MapPinOff, UserRoundPen } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
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
  if (refusal === 'profile_incomplete')
    return (
      <MessageDialog
        title={texts('incompleteTitle')}
        image={<UserRoundPen size={48} />}
        bodyTitle={texts('incompleteText')}
        buttons={<Button onClick={to('')}>{texts('updateProfile')}</Button>}
        onClose={onClose}
      />
    );
  return (
    <MessageDialog
      title={texts('cityTitle')}
      image={<MapPinOff size={48} />}
      bodyTitle={texts('cityText')}
      buttons={
        <>
          <Button onClick={onClose}>{texts('ok')}</Button>
          <Button look="secondary" onClick={to('/location')}>
            {texts('updateCity')}
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}
