import type { StaffReview } from '#core/community/api/reviews.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  const isAnswer = about === 'answer';
  return (
    <StaffReason
      title={texts(isAnswer ? 'reviews.hideAnswerTitle' : 'reviews.hideTitle', {
        tutor: review.tutor.name,
      })}
      effect={texts(isAnswer ? 'reviews.hideAnswerEffect' : 'reviews.hideEffect')}
      doText={texts(isAnswer ? 'reviews.do.hideAnswer' : 'reviews.do.hide')}
      reasonLabel={texts(isAnswer ? 'reason.toTutor' : 'reason.toGuardian')}
      reasons={READY.map((name) => texts(`reviews.ready.${name}`))}
      act={(reason) =>
        api.call(isAnswer ? 'hideReviewAnswer' : 'hideReview', {
          params: { id: review.id },
          body: { reason },
        })
      }
      done={texts(isAnswer ? 'reviews.done.hideAnswer' : 'reviews.done.hide')}
      onClose={onClose}
    />
  );
}
