import { type FormEvent, useRef, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { useFields } from '#ui/api/use-fields.ts';
import { Card } from '#ui/card/card.tsx';
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { newKey } from '#widgets/request/new-key.ts';
import { useSession } from '../../session/session-provider.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { CoachForm } from './coach-form.tsx';
import { CoachSummary } from './coach-summary.tsx';
import { coachDefaults, findCoachFaults } from './coach-values.ts';
import { ThanksDialog } from './thanks-dialog.tsx';

export function HomeCoachPage() {
  const texts = useTexts('parent');
  const hire = useTexts('hire');
  const { api } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { values, problems, change, errorOf, submit, attempt, isBusy, message } = useFields(
    coachDefaults,
    (given) =>
      Object.fromEntries(findCoachFaults(given).map((field) => [field, texts(`errors.${field}`)])),
  );
  const [key, setKey] = useState(newKey);
  const [requestNo, setRequestNo] = useState<string>();

  const send = (event: FormEvent) => {
    event.preventDefault();
    const { student_age = 0, coaching_time = '' } = values;
    const isSaved = values.saved_location_id !== undefined;
    const body = {
      ...values,
      student_age,
      coaching_time,
      ...(values.student_id === undefined ? {} : { student_name: undefined }),
      ...(isSaved ? { city_id: undefined, location_id: undefined, detail_address: undefined } : {}),
      idempotency_key: key,
    };
    submit(async () => {
      const { data } = await api.call('createCoachRequest', { body });
      setKey(newKey());
      setRequestNo(data.request_no);
    });
  };

  return (
    <>
      <PageHead title={texts('coach.title')} lead={texts('coach.lead')} />
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
          <CoachForm values={values} errorOf={errorOf} change={change} />
        </Card>
        <CoachSummary hours={values.coach_net_time} isBusy={isBusy} />
      </form>
      {requestNo && <ThanksDialog requestNo={requestNo} onClose={() => setRequestNo(undefined)} />}
    </>
  );
}
