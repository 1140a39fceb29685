import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftedFields } from '#app/ground/form/use-drafted-fields.ts';
import { AGE_MAX, AGE_MIN } from '#core/ground/limits/hire-limits.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import type { SendOnce } from '#ui/api/use-send-once.ts';
import { Card } from '#ui/card/card.tsx';
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { CoachForm } from './coach-form.tsx';
import { CoachSummary } from './coach-summary.tsx';
import { type CoachFields, type CoachValues, findCoachFaults, toFields } from './coach-values.ts';

interface CoachRequestFormProps {
  /** The draft's name. */
  name: string;
  first: CoachValues;
  submitText: string;
  busyText: string;
  /** A new request is sent once; a change may be sent again. */
  once?: SendOnce;
  onSend(fields: CoachFields): Promise<void>;
}

/** The whole form of a coach request, to ask for a coach and to change what was asked. */
export function CoachRequestForm({
  name,
  first,
  submitText,
  busyText,
  once,
  onSend,
}: CoachRequestFormProps) {
  const { t } = useTranslation('parent');
  const { t: hire } = useTranslation('hire');
  const format = useFormat();
  const ages = { minimum: format.number(AGE_MIN), maximum: format.number(AGE_MAX) };
  const form = useRef<HTMLFormElement>(null);
  const { values, problems, change, errorOf, submit, attempt, isBusy, message } = useDraftedFields(
    name,
    first,
    (given) =>
      Object.fromEntries(
        findCoachFaults(given).map((field) => [field, t(`errors.${field}`, ages)]),
      ),
  );
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    submit(() => onSend(toFields(values)));
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="coach-columns">
      <Card padding="roomy" className="flex flex-col gap-5 min-w-0">
        <ErrorSummary
          title={hire('summary.title')}
          hint={hire('summary.hint')}
          problems={Object.entries(problems).map(([field, text]) => ({ field, text }))}
          form={form}
          attempt={attempt}
        />
        <Alert role="alert">{message}</Alert>
        {once && <SentEarlier once={once} isBusy={isBusy} onSend={send} />}
        <CoachForm values={values} errorOf={errorOf} change={change} />
      </Card>
      <CoachSummary
        hours={values.coach_net_time}
        isBusy={isBusy}
        submitText={isBusy ? busyText : submitText}
      />
    </form>
  );
}
