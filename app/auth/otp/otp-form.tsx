import { type FormEvent, useState } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import { toLatinDigits } from '#core/format/latin-digits.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { useCountdown } from './use-countdown.ts';

const OTP_LENGTH = 6;

interface OtpFormProps {
  purpose: 'verify' | 'reset';
  onVerify(otp: string): Promise<void>;
  onResend(): Promise<unknown>;
}

/** Six digits, typed, pasted or filled in from the message. Source: spec public-site §4, §5. */
export function OtpForm({ purpose, onVerify, onResend }: OtpFormProps) {
  const texts = useTexts('auth');
  const common = useTexts('common');
  const format = useFormat();
  const showToast = useToast();
  const { left, restart } = useCountdown(purpose);
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const digits = toLatinDigits(otp).replace(/\D/g, '');

  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(
        error.status
          ? (error.fields['otp']?.[0] ?? error.fields['phone_otp']?.[0] ?? error.message)
          : common('noInternet'),
      );
    } finally {
      setBusy(false);
    }
  };

  const verify = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => onVerify(digits));
  };
  const resend = () =>
    attempt(async () => {
      await onResend();
      restart();
      setOtp('');
      showToast(texts('otp.sent'), 'success');
    });

  const minutes = `${format.number(Math.floor(left / 60))}:${format.id(left % 60).padStart(2, format.id(0))}`;
  return (
    <>
      <FormProblem message={problem} />
      <form onSubmit={verify} noValidate className="flex flex-col gap-4">
        <TextField
          label={texts('otp.label')}
          hint={texts('otp.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={otp}
          onChange={(event) => setOtp(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isBusy || digits.length !== OTP_LENGTH}>
          {texts(isBusy ? 'otp.verifying' : 'otp.verify')}
        </Button>
      </form>
      <Button look="quiet" disabled={isBusy || left > 0} onClick={() => void resend()}>
        {left > 0 ? texts('otp.resendIn', { time: minutes }) : texts('otp.resend')}
      </Button>
    </>
  );
}
