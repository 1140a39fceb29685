import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { OtpForm } from '../otp/otp-form.tsx';
import { startCountdown } from '../otp/use-countdown.ts';

interface OldNumberStepProps {
  phone: string;
  onBegun(): Promise<void>;
  onLost(): void;
}

/** A code to the number that is given up. */
export function OldNumberStep({ phone, onBegun, onLost }: OldNumberStepProps) {
  const { t } = useTranslation('numberChange');
  const { api } = useEnvironment();
  const { isBusy, run } = useToastedMutation();
  const [isSent, setSent] = useState(false);
  const send = () =>
    run(async () => {
      const { resend_in } = await api.call('sendOldNumberCode', {});
      startCountdown('number-old', resend_in);
      setSent(true);
    }, t('failed'));
  return (
    <>
      {isSent ? (
        <OtpForm
          purpose="number-old"
          phone={phone}
          onVerify={async (otp) => {
            await api.call('verifyOldNumber', { body: { otp } });
            await onBegun();
          }}
          onResend={() => api.call('sendOldNumberCode', {})}
        />
      ) : (
        <>
          <p className="text-muted">{t('lead')}</p>
          <Button className="self-start" isBusy={isBusy} onClick={() => void send()}>
            {t('sendCode')}
          </Button>
        </>
      )}
      <Button look="quiet" className="self-start -ml-4" onClick={onLost}>
        {t('lost')}
      </Button>
    </>
  );
}
