import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mobileOf } from '#core/people/account/phone-number.ts';
import { checkName } from '#core/people/names/check-name.ts';
import { useFields } from '#ui/api/use-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { ErrorSummary, type SummaryProblem } from '#ui/error-summary/error-summary.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { RobotTrap } from '../../request/robot-trap.tsx';
import { useProblemText } from '../use-problem-text.ts';
import type { Person, SentCode } from './contact-form.tsx';

interface PhoneFormProps {
  first: Person;
  problem: string | undefined;
  onSent(person: Person, code: SentCode): void;
}

/** Asks for name and phone and sends the code. */
export function PhoneForm({ first, problem, onSent }: PhoneFormProps) {
  const { api } = useEnvironment();
  const { t } = useTranslation('hire');
  const problemText = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const {
    values,
    problems,
    change,
    submit,
    attempt,
    isBusy,
    problem: refused,
  } = useFields(first, ({ name, phone }) => {
    const fault = checkName(name);
    return {
      ...(fault && { name: problemText('contact_name', fault) }),
      ...(!mobileOf(phone) && { phone: problemText('contact_phone', { key: 'required' }) }),
    };
  });
  /** The server's error of a later step, until something is typed. */
  const [fromServer, setFromServer] = useState(problem);
  const phoneError = problems.phone ?? refused ?? fromServer;
  const summary: SummaryProblem[] = [
    ...(problems.name ? [{ field: 'contact_name', text: problems.name }] : []),
    ...(phoneError ? [{ field: 'contact_phone', text: phoneError }] : []),
  ];
  const type = (changes: Partial<Person>) => {
    setFromServer(undefined);
    change(changes);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    submit(async () => {
      setFromServer(undefined);
      const phone = mobileOf(values.phone) ?? '';
      const { challenge, resend_in } = await api.call('sendHireOtp', { body: { phone_no: phone } });
      onSent({ ...values, name: values.name.trim(), phone }, { challenge, resendIn: resend_in });
    });
  };

  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5">
      <ErrorSummary title={t('summary.title')} problems={summary} form={form} attempt={attempt} />
      <div data-field="contact_name">
        <TextField
          label={t('contact.name')}
          isRequired
          autoComplete="name"
          value={values.name}
          error={problems.name}
          onChange={(event) => type({ name: event.currentTarget.value })}
        />
      </div>
      <div data-field="contact_phone">
        <TextField
          label={t('contact.phone')}
          isRequired
          hint={t('contact.phoneHint')}
          type="tel"
          autoComplete="tel"
          maxLength={24}
          value={values.phone}
          error={phoneError}
          onChange={(event) => type({ phone: event.currentTarget.value })}
        />
      </div>
      <RobotTrap value={values.website} onChange={(website) => type({ website })} />
      <Button type="submit" isBusy={isBusy}>
        {t(isBusy ? 'contact.sending' : 'contact.send')}
      </Button>
    </form>
  );
}
