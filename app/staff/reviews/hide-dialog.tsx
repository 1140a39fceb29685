import type { StaffReview } from '#core/api/schemas/reviews.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ActDialog } from '../change/act-dialog.tsx';

const READY = ['untrue', 'insult', 'private'] as const;

/** Takes a review off the profile; the guardian who wrote it is notified why. */
export function HideDialog({ review, onClose }: { review: StaffReview; onClose(): void }) {
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  return (
    <ActDialog
      title={texts('reviews.hideTitle', { tutor: review.tutor.name })}
      effect={texts('reviews.hideEffect')}
      doText={texts('reviews.do.hide')}
      reasonLabel={texts('reason.toGuardian')}
      reasons={READY.map((name) => texts(`reviews.ready.${name}`))}
      act={(reason) => api.call('hideReview', { params: { id: review.id }, body: { reason } })}
      done={texts('reviews.done.hide')}
      onClose={onClose}
    />
  );
}
