import { useTranslation } from 'react-i18next';
import { useDraftedFields } from '#app/ground/form/use-drafted-fields.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { replacementEnds } from '#core/tuition/teaching/replacement-words.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

export interface ReplacementGiven {
  reason: string;
  wish: string;
  ends: (typeof replacementEnds)[number];
}

interface ReplacementDialogProps {
  tuitionId: number;
  onSend(given: ReplacementGiven): Promise<void>;
  onClose(): void;
}

/**
 * Asks for the reason, what the next tutor should be like, and what becomes of the present one.
 */
export function ReplacementDialog({ tuitionId, onSend, onClose }: ReplacementDialogProps) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const { values, change, submit, errorOf, isBusy, message } = useDraftedFields<ReplacementGiven>(
    `another-tutor-${tuitionId}`,
    { reason: '', wish: '', ends: 'when_found' },
    ({ reason }) => ({
      ...(reason.trim() === '' && {
        reason: t('form.reasonMissing', { max: format.number(REASON_MAX) }),
      }),
    }),
  );
  const send = () =>
    submit(async () => {
      await onSend({ ...values, reason: values.reason.trim(), wish: values.wish.trim() });
      onClose();
    });
  return (
    <FormDialog
      title={t('replace.title')}
      sendText={t('replace.send')}
      busyText={t('form.sending')}
      isBusy={isBusy}
      problem={message}
      onSend={send}
      onClose={onClose}
    >
      <ChoiceGroup<ReplacementGiven['ends']>
        legend={t('replace.endsLabel')}
        choices={replacementEnds.map((value) => ({
          value,
          text: t(`replace.ends.${value}`),
        }))}
        value={values.ends}
        onChange={(ends) => change({ ends })}
      />
      <p className="text-sm">{t(`replace.endsHint.${values.ends}`)}</p>
      <TextAreaField
        label={t('form.reason')}
        hint={t('replace.reasonHint')}
        maxLength={REASON_MAX}
        value={values.reason}
        error={errorOf('reason')}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      <TextAreaField
        label={t('replace.wishLabel')}
        hint={t('replace.wishHint')}
        maxLength={REASON_MAX}
        value={values.wish}
        error={errorOf('wish')}
        onChange={(event) => change({ wish: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
