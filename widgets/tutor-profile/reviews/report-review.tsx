import { REPORT_REASONS } from '#core/market/hub/hub-constants.ts';
import { ReportDialog } from '#ui/dialog/report-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import type { PublicReview, ReportSubject } from './review-item.tsx';

const TEXT_MAX = 500;

interface ReportReviewProps {
  review: PublicReview;
  about: ReportSubject;
  onClose(): void;
}

/** Tells staff that something is wrong with a review or the answer to it. */
export function ReportReview({ review, about, onClose }: ReportReviewProps) {
  const texts = useTexts('tutorProfile');
  const { api } = useEnvironment();
  const showToast = useToast();
  return (
    <ReportDialog
      texts={{
        title: texts(about === 'review' ? 'reviews.reportTitle' : 'reviews.reportAnswerTitle'),
        reason: texts('reviews.reportWhy'),
        noReason: texts('reviews.reportChoose'),
        text: texts('reviews.reportText'),
        send: texts('reviews.reportSend'),
        sending: texts('reviews.sending'),
      }}
      reasons={REPORT_REASONS.map((value) => ({ value, text: texts(`reviews.reasons.${value}`) }))}
      textMax={TEXT_MAX}
      onSend={async (report) => {
        await api.call('reportReview', { params: { id: review.id }, body: { about, ...report } });
        showToast(texts('reviews.reported'), 'success');
      }}
      onClose={onClose}
    />
  );
}
