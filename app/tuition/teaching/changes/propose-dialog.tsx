import { useTranslation } from 'react-i18next';
import { useDraftedFields } from '#app/ground/form/use-drafted-fields.ts';
import {
  DAYS_MAX,
  DAYS_MIN,
  REASON_MAX,
  SALARY_MAX,
  SALARY_MIN,
} from '#core/ground/limits/hire-limits.ts';
import { checkText } from '#core/ground/text/check-text.ts';
import type { ProposeChangeBody } from '#core/tuition/api/tuition-changes.ts';
import {
  CHANGE_WITHIN_DAYS,
  type ChangeKind,
  dayAfter,
  NOTICE_MAX_DAYS,
  nextFirstOfMonth,
  PAUSE_MAX_DAYS,
} from '#core/tuition/teaching/tuition-changes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { type ProposalFields, toProposal } from './proposal-fields.ts';

interface ProposeDialogProps {
  tuitionId: number;
  kind: ChangeKind;
  today: string;
  terms: { days_in_week: number; salary: number };
  onSend(body: ProposeChangeBody): Promise<void>;
  onClose(): void;
}

const WEEK = Array.from({ length: DAYS_MAX - DAYS_MIN + 1 }, (_, index) => DAYS_MIN + index);

/** A proposal to the other side, or a notice; what is typed stays until it has been taken. */
export function ProposeDialog({
  tuitionId,
  kind,
  today,
  terms,
  onSend,
  onClose,
}: ProposeDialogProps) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const isEnd = kind === 'end' || kind === 'leave';
  const money = (taka: number) => format.money(taka);
  const { values, change, submit, errorOf, isBusy, message } = useDraftedFields<ProposalFields>(
    `propose-${kind}-${tuitionId}`,
    {
      from: kind === 'pause' ? today : nextFirstOfMonth(today),
      to: '',
      days: terms.days_in_week,
      salary: terms.salary,
      reason: '',
    },
    ({ from, to, salary, reason }) => ({
      ...(!isEnd && from === '' && { from: t('form.chooseDay') }),
      ...((isEnd || kind === 'pause') && to === '' && { to: t('form.chooseDay') }),
      ...(kind === 'salary' &&
        !(salary !== undefined && salary >= SALARY_MIN && salary <= SALARY_MAX) && {
          salary: t('form.salaryRange', { min: money(SALARY_MIN), max: money(SALARY_MAX) }),
        }),
      ...((reason.trim() === '' || checkText(reason, REASON_MAX) !== null) && {
        reason: t('form.reasonMissing', { max: format.number(REASON_MAX) }),
      }),
    }),
  );

  const send = () =>
    submit(async () => {
      await onSend(toProposal(kind, values));
      onClose();
    });

  return (
    <FormDialog
      title={t(`propose.${kind}.title`)}
      sendText={t(`propose.${kind}.send`)}
      busyText={t('form.sending')}
      isBusy={isBusy}
      problem={message}
      onSend={send}
      onClose={onClose}
    >
      <p className="text-sm">
        {t(`propose.${kind}.lead`, {
          max: format.number(isEnd ? NOTICE_MAX_DAYS : PAUSE_MAX_DAYS),
        })}
      </p>
      {kind === 'days' && (
        <ChoiceGroup<number>
          legend={t('form.days')}
          choices={WEEK.map((value) => ({ value, text: format.number(value) }))}
          value={values.days}
          onChange={(days) => change({ days })}
        />
      )}
      {errorOf('days_in_week') && <Alert role="alert">{errorOf('days_in_week')}</Alert>}
      {kind === 'salary' && (
        <NumberField
          label={t('form.salary')}
          hint={t('form.salaryNow', { salary: money(terms.salary) })}
          value={values.salary}
          error={errorOf('salary')}
          onChange={(salary) => change({ salary })}
        />
      )}
      {!isEnd && (
        <TextField
          label={t(kind === 'pause' ? 'form.firstDay' : 'form.from')}
          hint={kind === 'pause' ? undefined : t('form.fromHint')}
          type="date"
          min={today}
          max={dayAfter(today, CHANGE_WITHIN_DAYS)}
          value={values.from}
          error={errorOf('from') ?? errorOf('from_on')}
          onChange={(event) => change({ from: event.currentTarget.value })}
        />
      )}
      {(isEnd || kind === 'pause') && (
        <TextField
          label={t('form.lastDay')}
          type="date"
          min={isEnd ? today : values.from || today}
          max={
            isEnd
              ? dayAfter(today, NOTICE_MAX_DAYS)
              : dayAfter(values.from || today, PAUSE_MAX_DAYS - 1)
          }
          value={values.to}
          error={errorOf('to') ?? errorOf('to_on') ?? errorOf('last_day')}
          onChange={(event) => change({ to: event.currentTarget.value })}
        />
      )}
      <TextAreaField
        label={t('form.reason')}
        hint={t('form.reasonHint')}
        maxLength={REASON_MAX}
        value={values.reason}
        error={errorOf('reason')}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
