import type { StaffReview } from '#core/api/schemas/reviews.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AskDialog } from '../change/ask-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

const READY = ['untrue', 'insult', 'private'] as const;

/** Takes a review off the profile; the guardian who wrote it is notified why. */
export function HideDialog({ review, onClose }: { review: StaffReview; onClose(): void }) {
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const hide = async (reason: string) => {
    const done = await work.run(
      () => api.call('hideReview', { params: { id: review.id }, body: { reason } }),
      texts('reviews.done.hide'),
    );
    if (done) onClose();
  };
  return (
    <AskDialog
      title={texts('reviews.hideTitle', { tutor: review.tutor.name })}
      effect={texts('reviews.hideEffect')}
      doText={texts('reviews.do.hide')}
      reasonLabel={texts('reason.toGuardian')}
      reasons={READY.map((name) => texts(`reviews.ready.${name}`))}
      work={work}
      onDo={hide}
      onClose={onClose}
    />
  );
}
