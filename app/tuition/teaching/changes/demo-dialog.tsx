import { useTranslation } from 'react-i18next';
import { useDraftedFields } from '#app/ground/form/use-drafted-fields.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import { type DemoResult, demoResultsOf } from '#core/tuition/teaching/demo-results.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';

export interface DemoGiven {
  result: DemoResult;
  words: string;
}

interface DemoDialogProps {
  tuitionId: number;
  side: OwnSide;
  onSend(given: DemoGiven): Promise<void>;
  onClose(): void;
}

/** Asks how the demo was; what is typed stays until it has been accepted. */
export function DemoDialog({ tuitionId, side, onSend, onClose }: DemoDialogProps) {
  const { t } = useTranslation('changes');
  const { values, problems, change, submit, errorOf, isBusy, message } = useDraftedFields<{
    result: DemoResult | '';
    words: string;
  }>(`demo-result-${tuitionId}`, { result: '', words: '' }, ({ result, words }) => ({
    ...(result === '' && { result: t('demo.choose') }),
    // With another tutor staff have to know what to look for.
    ...(result === 'another' && words.trim() === '' && { words: t('demo.wordsMissing') }),
  }));
  const { result } = values;
  const send = () =>
    submit(async () => {
      if (result === '') return;
      await onSend({ result, words: values.words.trim() });
      onClose();
    });
  return (
    <FormDialog
      title={t('demo.answer')}
      sendText={t('demo.send')}
      busyText={t('form.sending')}
      isBusy={isBusy}
      problem={message}
      onSend={send}
      onClose={onClose}
    >
      <ChoiceGroup<DemoResult | ''>
        legend={t(`demo.question.${side}`)}
        choices={demoResultsOf[side].map((value) => ({
          value,
          text: t(`demo.result.${value}`),
        }))}
        value={result}
        error={problems.result}
        onChange={(next) => change({ result: next })}
      />
      {result === 'another' && <p className="text-sm">{t('demo.anotherLead')}</p>}
      <TextAreaField
        label={t('demo.wordsLabel')}
        hint={t('demo.wordsHint')}
        maxLength={REASON_MAX}
        value={values.words}
        error={errorOf('words')}
        onChange={(event) => change({ words: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
