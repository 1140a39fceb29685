import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { readLastCode, useCountdown } from './use-countdown.ts';

const OTP_LENGTH = 6;

const toDigits = (typed: string) => toLatinDigits(typed).replace(/\D/g, '');

interface OtpFormProps {
  purpose: 'verify' | 'reset' | 'sign-in' | 'alert' | 'number-old' | 'number-new';
  /** `01XXXXXXXXX`. */
  phone: string;
  onVerify(otp: string): Promise<void>;
  onResend(): Promise<{ resend_in: number }>;
}

/**
 * Six digits, typed, pasted or filled in from the message.
 * Source: docs/requirements/people/accounts.md, "Codes".
 */
export function OtpForm({ purpose, phone, onVerify, onResend }: OtpFormProps) {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const format = useFormat();
  const showToast = useToast();
  const { left, restart } = useCountdown(purpose);
  const [otp, setOtp] = useState('');
  const { run, isBusy, problem } = useMutation();
  const digits = toDigits(otp);

  const verify = (code: string) => void run(() => onVerify(code));
  const type = (typed: string) => {
    setOtp(typed);
    // The sixth digit sends it, and so does another code in its place.
    const code = toDigits(typed);
    if (code.length === OTP_LENGTH && code !== digits && !isBusy) verify(code);
  };
  const resend = () =>
    run(async () => {
      restart((await onResend()).resend_in);
      setOtp('');
      showToast(t('otp.sent'), 'success');
    });

  const minutes = `${format.number(Math.floor(left / 60))}:${format.id(left % 60).padStart(2, format.id(0))}`;
  return (
    <>
      <p className="text-muted">
        {t(`otp.lead.${readLastCode(purpose) ?? 'unknown'}`, { phone: phoneText(phone, lang) })}
      </p>
      <FormProblem message={problem} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          verify(digits);
        }}
        noValidate
        className="flex flex-col gap-4"
      >
        <TextField
          label={t('otp.label')}
          hint={t('otp.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={otp}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isBusy || digits.length !== OTP_LENGTH}>
          {t(isBusy ? 'otp.verifying' : 'otp.verify')}
        </Button>
      </form>
      <Button look="quiet" disabled={isBusy || left > 0} onClick={() => void resend()}>
        {left > 0 ? t('otp.resendIn', { time: minutes }) : t('otp.resend')}
      </Button>
    </>
  );
}
