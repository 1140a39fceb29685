import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { focusField } from '#ui/error-summary/error-summary.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { LiveRegion } from '#ui/live-region/live-region.tsx';
import type { SentCode } from './contact-form.tsx';
import { ResendButton } from './resend-button.tsx';

const CODE = /^\d{6}$/;

interface CodeFormProps {
  purpose: 'verify' | 'submit';
  phone: string;
  sent: SentCode;
  onOther(): void;
  onProof(proof: string): Promise<void> | void;
}

/** The code from the SMS, typed, pasted or filled in by the phone. */
export function CodeForm({ purpose, phone, sent, onOther, onProof }: CodeFormProps) {
  const { api } = useEnvironment();
  const { t } = useTranslation('hire');
  const lang = useLang();
  const form = useRef<HTMLFormElement>(null);
  const [challenge, setChallenge] = useState(sent.challenge);
  const [otp, setOtp] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [isResending, setResending] = useState(false);
  const [news, setNews] = useState('');
  // A phone verified once stays verified while sending the request fails and is tried again.
  const proof = useRef<string>(undefined);
  const {
    run,
    isBusy,
    clear,
    error,
    problem: refused,
  } = useMutation((_problem, { code }) => {
    if (code === 'proof_invalid') proof.current = undefined;
  });
  // Offline it goes on by itself when there is a network again.
  const isWaiting = error?.code === 'offline' && !isResending;
  const problem = isIncomplete ? t('errors.otp') : isWaiting ? t('contact.waiting') : refused;
  useEffect(() => focusField(form.current, 'otp'), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    verify();
  };
  const verify = () => {
    const code = toLatinDigits(otp).replace(/\D/g, '');
    setIncomplete(!CODE.test(code));
    if (!CODE.test(code)) return focusField(form.current, 'otp');
    setResending(false);
    void run(async () => {
      const body = { phone_no: phone, challenge, otp: code };
      proof.current ??= (await api.call('verifyHireOtp', { body })).proof;
      await onProof(proof.current);
    });
  };
  useRetryOnline(isWaiting, verify);
  const resend = () => {
    setIncomplete(false);
    setResending(true);
    return run(async () => {
      const answer = await api.call('sendHireOtp', { body: { phone_no: phone, challenge } });
      setChallenge(answer.challenge);
      setOtp('');
      proof.current = undefined;
      setNews(t('contact.sentAgain'));
    });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div data-field="otp">
        <TextField
          label={t('contact.code')}
          hint={t('contact.codeHint', { phone: phoneText(phone, lang) })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={otp}
          error={problem}
          onChange={(event) => {
            setIncomplete(false);
            clear();
            setOtp(event.currentTarget.value);
          }}
        />
      </div>
      {problem && <LiveRegion text={problem} />}
      <Button type="submit" isBusy={isBusy}>
        {t(isBusy ? 'contact.verifying' : `contact.${purpose}`)}
      </Button>
      <div className="flex flex-wrap gap-2">
        <ResendButton seconds={sent.resendIn} isBusy={isBusy} onResend={resend} />
        <Button look="quiet" disabled={isBusy} onClick={onOther}>
          {t('contact.otherPhone')}
        </Button>
      </div>
      <LiveRegion text={news} />
    </form>
  );
}
