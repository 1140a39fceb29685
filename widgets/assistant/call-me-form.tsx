/** Asks for the phone on our own origin and nowhere else; nothing of it is kept in the conversation. */
import { type FormEvent, useState } from 'react';
import { isMobileNumber, readPhoneNumber } from '#core/account/phone-number.ts';
import { isApiError } from '#core/api/api-error.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { newKey } from '../job-parts/new-key.ts';

export function CallMeForm({ onNoted }: { onNoted(): void }) {
  const texts = useTexts('assistant');
  const common = useTexts('common');
  const { api } = useEnvironment();
  const [key] = useState(newKey);
  const [person, setPerson] = useState({ phone: '', name: '', website: '' });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const phone = readPhoneNumber(person.phone);
    if (phone === null || !isMobileNumber(phone)) return setProblem(texts('callMe.badPhone'));
    setBusy(true);
    try {
      const { name, website } = person;
      await api.call('requestCall', {
        body: { phone_no: phone, name, website, idempotency_key: key },
      });
      onNoted();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const [said] = Object.values(error.fields)[0] ?? [];
      setProblem(error.status ? (said ?? error.message) : common('noInternet'));
      setBusy(false);
    }
  };
  const change = (changes: Partial<typeof person>) => {
    setProblem(undefined);
    setPerson({ ...person, ...changes });
  };
  return (
    <form
      noValidate
      data-choices
      onSubmit={(event) => void submit(event)}
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
        error={problem}
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
