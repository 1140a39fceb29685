import { useNavigate } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface RefusalDialogProps {
  refusal: 'profile_incomplete' | 'city_mismatch';
  onClose(): void;
}

/** 'Profile Incomplete!' and 'City Mismatched!'. Source: spec public-site §5. */
export function RefusalDialog({ refusal, onClose }: RefusalDialogProps) {
  const texts = useTexts('job');
  const navigate = useNavigate();
  const isProfile = refusal === 'profile_incomplete';
  return (
    <Dialog
      title={texts(isProfile ? 'applying.incompleteTitle' : 'applying.cityTitle')}
      onClose={onClose}
      footer={
        isProfile ? (
          <Button className="w-full" onClick={() => navigate('/tutor/dashboard')}>
            {texts('applying.updateProfile')}
          </Button>
        ) : (
          <form method="dialog">
            <Button type="submit" className="w-full">
              {texts('applying.ok')}
            </Button>
          </form>
        )
      }
    >
      <p>{texts(isProfile ? 'applying.incompleteText' : 'applying.cityText')}</p>
    </Dialog>
  );
}
