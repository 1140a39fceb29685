import { useNavigate } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface RefusalDialogProps {
  refusal: 'profile_incomplete' | 'city_mismatch';
  onClose(): void;
}

/**
 * 'Profile Incomplete!' and 'City Mismatched!'.
 * Source: docs/requirements/job-detail-and-apply.md, "Applying".
 */
export function RefusalDialog({ refusal, onClose }: RefusalDialogProps) {
  const texts = useTexts('applying');
  const navigate = useNavigate();
  const isProfile = refusal === 'profile_incomplete';
  return (
    <Dialog
      title={texts(isProfile ? 'incompleteTitle' : 'cityTitle')}
      onClose={onClose}
      footer={
        isProfile ? (
          <Button className="w-full" onClick={() => navigate('/tutor/profile/update/tutoring')}>
            {texts('updateProfile')}
          </Button>
        ) : (
          <form method="dialog" className="flex flex-col gap-3">
            <Button type="submit" className="w-full">
              {texts('ok')}
            </Button>
            <Button
              look="secondary"
              className="w-full"
              onClick={() => navigate('/tutor/profile/update/tutoring/location')}
            >
              {texts('updateCity')}
            </Button>
          </form>
        )
      }
    >
      <p>{texts(isProfile ? 'incompleteText' : 'cityText')}</p>
    </Dialog>
  );
}
