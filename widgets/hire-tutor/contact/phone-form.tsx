import { type FormEvent, useRef, useState } from 'react';
import { isMobileNumber, readPhoneNumber } from '#core/account/phone-number.ts';
import { NAME_MAX } from '#core/hire/hire-limits.ts';
import { checkText } from '#core/text/check-text.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { ErrorSummary, type SummaryProblem } from '#ui/error-summary/error-summary.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('hire');
  const problemText = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const [person, setPerson] = useState(first);
  const [attempt, setAttempt] = useState(0);
  const { run, clear, isBusy: isSending, problem: refused } = useMutation();
  /** Of a step after this one, until something is typed. */
  const [fromServer, setFromServer] = useState(problem);
  const phone = readPhoneNumber(person.phone);

  const fault = person.name.trim() === '' ? { key: 'required' } : checkText(person.name, NAME_MAX);
  const nameError = attempt > 0 && fault ? problemText('contact_name', fault) : undefined;
  const isPhone = phone !== null && isMobileNumber(phone);
  const phoneError =
    attempt > 0 && !isPhone
      ? problemText('contact_phone', { key: 'required' })
      : (refused ?? fromServer);
  const problems: SummaryProblem[] = [
    ...(nameError ? [{ field: 'contact_name', text: nameError }] : []),
    ...(phoneError ? [{ field: 'contact_phone', text: phoneError }] : []),
  ];
  const change = (changes: Partial<Person>) => {
    setFromServer(undefined);
    clear();
    setPerson((before) => ({ ...before, ...changes }));
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (fault || !isPhone) return;
    setFromServer(undefined);
    void run(async () => {
      const { challenge, resend_in } = await api.call('sendHireOtp', { body: { phone_no: phone } });
      onSent({ ...person, name: person.name.trim(), phone }, { challenge, resendIn: resend_in });
    });
  };

  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5">
      <ErrorSummary
        title={texts('summary.title')}
        problems={problems}
        form={form}
        attempt={attempt}
      />
      <div data-field="contact_name">
        <TextField
          label={texts('contact.name')}
          autoComplete="name"
          value={person.name}
          error={nameError}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </div>
      <div data-field="contact_phone">
        <TextField
          label={texts('contact.phone')}
          hint={texts('contact.phoneHint')}
          type="tel"
          autoComplete="tel"
          maxLength={24}
          value={person.phone}
          error={phoneError}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
      </div>
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className="sr-only"
        value={person.website}
        onChange={(event) => change({ website: event.currentTarget.value })}
      />
      <Button type="submit" isBusy={isSending}>
        {texts(isSending ? 'contact.sending' : 'contact.send')}
      </Button>
    </form>
  );
}
