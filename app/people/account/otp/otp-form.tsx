import { type FormEvent, useState } from 'react';
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
  const digits = toLatinDigits(otp).replace(/\D/g, '');

  const verify = (event: FormEvent) => {
    event.preventDefault();
    void run(() => onVerify(digits));
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
      <form onSubmit={verify} noValidate className="flex flex-col gap-4">
        <TextField
          label={t('otp.label')}
          hint={t('otp.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={otp}
          onChange={(event) => setOtp(event.currentTarget.value)}
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
