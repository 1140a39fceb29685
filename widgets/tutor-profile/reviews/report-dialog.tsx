import { type FormEvent, useId, useState } from 'react';
import { REPORT_REASONS } from '#core/hub/hub-constants.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import type { PublicReview, ReportSubject } from './review-item.tsx';

const TEXT_MAX = 500;
type Reason = (typeof REPORT_REASONS)[number];

interface ReportDialogProps {
  review: PublicReview;
  about: ReportSubject;
  onClose(): void;
}

/** Tells staff that something is wrong with a review or the answer to it. */
export function ReportDialog({ review, about, onClose }: ReportDialogProps) {
  const texts = useTexts('tutorProfile');
  const { api } = useEnvironment();
  const showToast = useToast();
  const formId = useId();
  const { run, isBusy, problem } = useMutation();
  const [reason, setReason] = useState<Reason>('false');
  const [text, setText] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const body = { about, reason, text: text.trim() || undefined };
      await api.call('reportReview', { params: { id: review.id }, body });
      showToast(texts('reviews.reported'), 'success');
      onClose();
    });
  };

  return (
    <Dialog
      title={texts(about === 'review' ? 'reviews.reportTitle' : 'reviews.reportAnswerTitle')}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} isBusy={isBusy} className="w-full">
          {texts(isBusy ? 'reviews.sending' : 'reviews.reportSend')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ChoiceGroup<Reason>
          legend={texts('reviews.reportWhy')}
          choices={REPORT_REASONS.map((value) => ({
            value,
            text: texts(`reviews.reasons.${value}`),
          }))}
          value={reason}
          onChange={setReason}
        />
        <TextAreaField
          label={texts('reviews.reportText')}
          maxLength={TEXT_MAX}
          value={text}
          error={problem}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
