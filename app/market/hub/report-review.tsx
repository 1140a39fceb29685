import { useTranslation } from 'react-i18next';
import { useDraft } from '#app/ground/form/use-draft.ts';
import { REPORT_REASONS } from '#core/market/hub/hub-constants.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import type { ReportProps } from '#widgets/tutor-profile/reviews/reviews.tsx';

const TEXT_MAX = 500;

/** Tells staff that something is wrong with a review or the answer to it. */
export function ReportReview({ review, about, onClose }: ReportProps) {
  const { t } = useTranslation('tutorProfile');
  const { api } = useEnvironment();
  const showToast = useToast();
  const draft = useDraft(`report-${about}-${review.id}`);
  return (
    <ReasonDialog
      title={t(about === 'review' ? 'reviews.reportTitle' : 'reviews.reportAnswerTitle')}
      choice={{
        name: 'reason',
        legend: t('reviews.reportWhy'),
        choices: REPORT_REASONS.map((value) => ({
          value,
          text: t(`reviews.reasons.${value}`),
        })),
        missing: t('reviews.reportChoose'),
      }}
      name="text"
      label={t('reviews.reportText')}
      sendText={t('reviews.reportSend')}
      busyText={t('reviews.sending')}
      maxLength={TEXT_MAX}
      draft={draft}
      onSend={async (text, reason) => {
        const body = { about, reason, text: text || undefined };
        await api.call('reportReview', { params: { id: review.id }, body });
        showToast(t('reviews.reported'), 'success');
      }}
      onClose={onClose}
    />
  );
}
