/** Asks for the phone on our own origin and nowhere else; nothing of it is kept in the conversation. */
import { type FormEvent, useState } from 'react';
import { isMobileNumber, readPhoneNumber } from '#core/account/phone-number.ts';
import type { Danger } from '#core/assistant/safety/dangers.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { newKey } from '../job-parts/new-key.ts';

export interface CallMeFormProps {
  /** Staff see it first, with what it is about. */
  urgent?: Danger | undefined;
  /** Known already, to be confirmed. */
  phone?: string | undefined;
  onNoted(): void;
}

export function CallMeForm({ urgent, phone = '', onNoted }: CallMeFormProps) {
  const texts = useTexts('assistant');
  const { api } = useEnvironment();
  const [key] = useState(newKey);
  const [person, setPerson] = useState({ phone, name: '', website: '' });
  const [isBad, setBad] = useState(false);
  const { run, clear, isBusy, problem } = useMutation();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { name, website } = person;
    const number = readPhoneNumber(person.phone);
    const isMobile = number !== null && isMobileNumber(number);
    setBad(!isMobile);
    if (!isMobile) return;
    void run(async () => {
      await api.call('requestCall', {
        body: { phone_no: number, name, website, idempotency_key: key, urgent },
      });
      onNoted();
    });
  };
  const change = (changes: Partial<typeof person>) => {
    setBad(false);
    clear();
    setPerson((before) => ({ ...before, ...changes }));
  };
  return (
    <form
      noValidate
      data-choices
      onSubmit={submit}
      className="flex flex-col gap-3 p-3 rounded border border-line"
    >
      <h3 className="font-semibold">{texts('callMe.title')}</h3>
      <TextField
        label={texts('callMe.phone')}
        hint={texts('callMe.phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={24}
        value={person.phone}
        error={isBad ? texts('callMe.badPhone') : problem}
        onChange={(event) => change({ phone: event.currentTarget.value })}
      />
      <TextField
        label={texts('callMe.name')}
        autoComplete="name"
        maxLength={100}
        value={person.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
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
      <Button type="submit" isBusy={isBusy} className="self-start">
        {texts('callMe.send')}
      </Button>
    </form>
  );
}
