import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';
import { dayAfter, NOTICE_MAX_DAYS } from '#core/tuition/teaching/tuition-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

/** A tutor asks to leave: staff agree to a last day and a search, or say why the tuition continues. */
export function LeaveAnswer({ leave }: { leave: TuitionChange }) {
  const { t } = useTranslation('changes');
  const [answering, setAnswering] = useState<'agree' | 'decline'>();
  const close = () => setAnswering(undefined);
  return (
    <>
      <p>{t(`leave.wished.${leave.guardian_wish ?? 'none'}`)}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAnswering('agree')}>{t('staff.leave.agree')}</Button>
        <Button look="secondary" onClick={() => setAnswering('decline')}>
          {t('staff.leave.decline')}
        </Button>
      </div>
      {answering && <AnswerDialog leave={leave} agrees={answering === 'agree'} onClose={close} />}
    </>
  );
}

interface AnswerDialogProps {
  leave: TuitionChange;
  agrees: boolean;
  onClose(): void;
}

function AnswerDialog({ leave, agrees, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const { api } = useEnvironment();
  const today = dhakaDate(new Date(useNow()));
  const { run, isBusy, message, fieldError } = useStaffMutation();
  // The wished day may be over by now.
  const [lastDay, setLastDay] = useState([leave.to_on ?? today, today].sort().at(-1) ?? today);
  const [searches, setSearches] = useState(leave.guardian_wish !== 'end');
  const [words, setWords] = useState('');
  const [hasTried, setTried] = useState(false);
  const isMissing = !agrees && words.trim() === '';
  const send = async () => {
    setTried(true);
    if (isMissing) return;
    const answer = words.trim();
    const done = await run(
      () =>
        api.call('answerLeave', {
          params: { id: leave.id },
          body: agrees
            ? { accepts: true, last_day: lastDay, searches, ...(answer !== '' && { answer }) }
            : { accepts: false, answer },
        }),
      ({ message: text }) => text,
    );
    if (done) onClose();
  };
  const missing = hasTried && isMissing;
  return (
    <FormDialog
      title={t(agrees ? 'staff.leave.agreeTitle' : 'staff.leave.declineTitle')}
      sendText={t(agrees ? 'staff.leave.agree' : 'staff.leave.decline')}
      busyText={t('form.sending')}
      isBusy={isBusy}
      problem={message}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p className="text-sm">{t(agrees ? 'staff.leave.agreeLead' : 'staff.leave.declineLead')}</p>
      {agrees && (
        <>
          <TextField
            label={t('form.lastDay')}
            type="date"
            min={today}
            max={dayAfter(today, NOTICE_MAX_DAYS)}
            value={lastDay}
            error={fieldError('last_day')}
            onChange={(event) => setLastDay(event.currentTarget.value)}
          />
          <ChoiceGroup<'yes' | 'no'>
            legend={t('staff.leave.searchLabel')}
            choices={(['yes', 'no'] as const).map((value) => ({
              value,
              text: t(`staff.leave.search.${value}`),
            }))}
            value={searches ? 'yes' : 'no'}
            onChange={(value) => setSearches(value === 'yes')}
          />
        </>
      )}
      <TextAreaField
        label={t('answerLabel')}
        maxLength={REASON_MAX}
        value={words}
        error={
          missing
            ? t('form.reasonMissing', { max: format.number(REASON_MAX) })
            : fieldError('answer')
        }
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
