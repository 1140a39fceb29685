/** Asks for the phone on our own origin and nowhere else; nothing of it is kept in the conversation. */
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { mobileOf } from '#core/people/account/phone-number.ts';
import type { Danger } from '#core/site/assistant/intents/dangers.ts';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import { useFields } from '#ui/api/use-fields.ts';
import { useSendOnce } from '#ui/api/use-send-once.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { RobotTrap } from '../request/robot-trap.tsx';

export interface CallMeFormProps {
  /** Staff see it first, with what it is about. */
  urgent?: Danger | undefined;
  /** Known already, to be confirmed. */
  phone?: string | undefined;
  onNoted(): void;
}

export function CallMeForm({ urgent, phone = '', onNoted }: CallMeFormProps) {
  const { t } = useTranslation('assistant');
  const { api } = useEnvironment();
  const once = useSendOnce();
  const { values, problems, change, submit, isBusy, problem } = useFields(
    { phone, name: '', website: '' },
    (given) => ({ ...(!mobileOf(given.phone) && { phone: t('callMe.badPhone') }) }),
  );

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    submit(async () => {
      const { name, website } = values;
      const phone_no = mobileOf(values.phone) ?? '';
      await once.send({ phone_no, name, website, urgent }, (body, idempotency_key) =>
        api.call('requestCall', { body: { ...body, idempotency_key } }),
      );
      onNoted();
    });
  };
  return (
    <form
      noValidate
      data-choices
      onSubmit={send}
      className="flex flex-col gap-3 p-3 rounded border border-line"
    >
      <h3 className="font-semibold">{t('callMe.title')}</h3>
      <TextField
        label={t('callMe.phone')}
        hint={t('callMe.phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={24}
        value={values.phone}
        error={problems.phone ?? problem}
        onChange={(event) => change({ phone: event.currentTarget.value })}
      />
      <TextField
        label={t('callMe.name')}
        autoComplete="name"
        maxLength={100}
        value={values.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <RobotTrap value={values.website} onChange={(website) => change({ website })} />
      <SentEarlier once={once} isBusy={isBusy} onSend={send} />
      <Button type="submit" isBusy={isBusy} className="self-start">
        {t('callMe.send')}
      </Button>
    </form>
  );
}
