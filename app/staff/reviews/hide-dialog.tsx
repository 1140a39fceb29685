import { useTranslation } from 'react-i18next';
import type { StaffReview } from '#core/community/api/reviews.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { StaffReason } from '../change/staff-reason.tsx';

const READY = ['untrue', 'insult', 'private'] as const;

interface HideDialogProps {
  review: StaffReview;
  /** The part of a review that is hidden. */
  about: 'review' | 'answer';
  onClose(): void;
}

/** Takes a review or the answer to it off the profile; its writer is notified why. */
export function HideDialog({ review, about, onClose }: HideDialogProps) {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const isAnswer = about === 'answer';
  return (
    <StaffReason
      title={t(isAnswer ? 'reviews.hideAnswerTitle' : 'reviews.hideTitle', {
        tutor: review.tutor.name,
      })}
      effect={t(isAnswer ? 'reviews.hideAnswerEffect' : 'reviews.hideEffect')}
      doText={t(isAnswer ? 'reviews.do.hideAnswer' : 'reviews.do.hide')}
      reasonLabel={t(isAnswer ? 'reason.toTutor' : 'reason.toGuardian')}
      reasons={READY.map((name) => t(`reviews.ready.${name}`))}
      act={(reason) =>
        api.call(isAnswer ? 'hideReviewAnswer' : 'hideReview', {
          params: { id: review.id },
          body: { reason },
        })
      }
      done={t(isAnswer ? 'reviews.done.hideAnswer' : 'reviews.done.hide')}
      onClose={onClose}
    />
  );
}
