import { type FormEvent, useRef, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Card } from '#ui/card/card.tsx';
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { newKey } from '#widgets/job-parts/new-key.ts';
import { useSession } from '../../session/session-provider.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { CoachForm } from './coach-form.tsx';
import { CoachSummary } from './coach-summary.tsx';
import { type CoachField, coachDefaults, findCoachFaults } from './coach-values.ts';
import { ThanksDialog } from './thanks-dialog.tsx';

export function HomeCoachPage() {
  const texts = useTexts('parent');
  const hire = useTexts('hire');
  const { api } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const saving = useMutation();
  const [attempt, setAttempt] = useState(0);
  const [values, setValues] = useState(coachDefaults);
  const [key, setKey] = useState(newKey);
  const [requestNo, setRequestNo] = useState<string>();
  const faults = attempt > 0 ? findCoachFaults(values) : [];
  const errorOf = (field: CoachField) =>
    faults.includes(field) ? texts(`errors.${field}`) : saving.fieldError(field);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    const { student_age, coaching_time } = values;
    if (findCoachFaults(values).length > 0 || !student_age || !coaching_time) return;
    const isSaved = values.saved_location_id !== undefined;
    const body = {
      ...values,
      student_age,
      coaching_time,
      ...(values.student_id === undefined ? {} : { student_name: undefined }),
      ...(isSaved ? { city_id: undefined, location_id: undefined, detail_address: undefined } : {}),
      idempotency_key: key,
    };
    void saving.run(async () => {
      const { data } = await api.call('createCoachRequest', { body });
      setKey(newKey());
      setRequestNo(data.request_no);
    });
  };

  return (
    <>
      <PageHead title={texts('coach.title')} lead={texts('coach.lead')} />
      <form ref={form} noValidate onSubmit={submit} className="coach-columns">
        <Card padding="roomy" className="flex flex-col gap-5 min-w-0">
          <ErrorSummary
            title={hire('summary.title')}
            hint={hire('summary.hint')}
            problems={faults.map((field) => ({ field, text: texts(`errors.${field}`) }))}
            form={form}
            attempt={attempt}
          />
          <Alert role="alert">{saving.message}</Alert>
          <CoachForm
            values={values}
            errorOf={errorOf}
            change={(changes) => {
              saving.clear();
              setValues((before) => ({ ...before, ...changes }));
            }}
          />
        </Card>
        <CoachSummary hours={values.coach_net_time} isBusy={saving.isBusy} />
      </form>
      {requestNo && <ThanksDialog requestNo={requestNo} onClose={() => setRequestNo(undefined)} />}
    </>
  );
}
