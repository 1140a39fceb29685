import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceivedReview } from '#core/community/api/reviews.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

interface OwnAnswerProps {
  reviewId: number;
  answer: NonNullable<ReceivedReview['answer']>;
  onEdit(): void;
  onDeleted(): Promise<unknown>;
}

/** The tutor's answer to a review, to be changed for a week. */
export function OwnAnswer({ reviewId, answer, onEdit, onDeleted }: OwnAnswerProps) {
  const { t } = useTranslation('tutorReviews');
  const format = useFormat();
  const { api } = useEnvironment();
  const [isDeleting, setDeleting] = useState(false);
  const isHidden = answer.hidden_reason !== null;
  const remove = async () => {
    await api.call('deleteReviewAnswer', { params: { id: reviewId } });
    await onDeleted();
  };
  return (
    <div className="flex flex-col gap-2 p-3 rounded bg-surface">
      <h2 className="text-sm font-semibold">{t('answer')}</h2>
      <p className="break-words whitespace-pre-wrap">{answer.text}</p>
      {isHidden ? (
        <Alert>{t('hidden', { reason: answer.hidden_reason ?? '' })}</Alert>
      ) : (
        <>
          <p className="text-muted text-xs">
            {answer.can_edit ? t('until', { date: format.date(answer.editable_until) }) : t('over')}
          </p>
          <div className="flex flex-wrap gap-2">
            {answer.can_edit && (
              <Button look="secondary" onClick={onEdit}>
                {t('edit')}
              </Button>
            )}
            <Button look="quiet" onClick={() => setDeleting(true)}>
              {t('delete')}
            </Button>
          </div>
        </>
      )}
      {isDeleting && (
        <ConfirmDialog
          title={t('deleteTitle')}
          confirmText={t('delete')}
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          {t('deleteHint')}
        </ConfirmDialog>
      )}
    </div>
  );
}
