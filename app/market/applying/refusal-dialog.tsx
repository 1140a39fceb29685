import { MapPinOff, UserRoundPen } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { readWish, wishToApply } from '#app/people/session/apply-wish.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { MINIMUM_PROFILE_PERCENT } from '#core/market/apply/check-apply.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogMessage } from '#ui/dialog/dialog-message.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useStepsToApply } from './wish/use-steps-to-apply.ts';

interface RefusalDialogProps {
  refusal: 'profile_incomplete' | 'city_mismatch';
  jobId: number;
  onClose(): void;
}

/**
 * 'Profile Incomplete!' and 'City Mismatched!'.
 * Source: docs/requirements/market/job-detail-and-apply.md, "Applying".
 */
export function RefusalDialog({ refusal, jobId, onClose }: RefusalDialogProps) {
  const { t } = useTranslation('applying');
  const navigate = useNavigate();
  const isIncomplete = refusal === 'profile_incomplete';
  const text = useIncompleteText();
  // Another tuition that waits gives way only when somebody goes on with this one.
  useEffect(() => {
    if (isIncomplete && readWish() === null) wishToApply(jobId);
  }, [isIncomplete, jobId]);
  const goOn = () => {
    wishToApply(jobId);
    navigate('/tutor/steps');
  };
  return (
    <Dialog
      title={t(isIncomplete ? 'incompleteTitle' : 'cityTitle')}
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-3">
          {isIncomplete ? (
            <Button onClick={goOn}>{t('wish.goOn')}</Button>
          ) : (
            <>
              <Button onClick={onClose}>{t('ok')}</Button>
              <Button
                look="secondary"
                onClick={() => navigate('/tutor/profile/update/tutoring/location')}
              >
                {t('updateCity')}
              </Button>
            </>
          )}
        </div>
      }
    >
      <DialogMessage
        image={isIncomplete ? <UserRoundPen size={48} /> : <MapPinOff size={48} />}
        title={isIncomplete ? text : t('cityText')}
      />
    </Dialog>
  );
}

/** The percentage as it is, and once it is known what is left and how long that takes. */
function useIncompleteText() {
  const { t } = useTranslation('applying');
  const format = useFormat();
  const { user } = useSession();
  const left = useStepsToApply();
  const percent = left?.percent ?? user?.tutor?.profile_completed ?? 0;
  const now = t('incompleteText', {
    percent: format.number(percent),
    needed: format.number(MINIMUM_PROFILE_PERCENT),
  });
  return left ? `${now} ${left.text}` : now;
}
