import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

interface ResendButtonProps {
  seconds: number;
  isBusy: boolean;
  onResend(): Promise<void>;
}

/** Counts down until a new code may be asked for. */
export function ResendButton({ seconds, isBusy, onResend }: ResendButtonProps) {
  const { t } = useTranslation('hire');
  const format = useFormat();
  const [left, setLeft] = useState(seconds);
  const [sent, setSent] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every code begins the wait again
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [seconds, sent]);
  const time = `${format.id(Math.floor(left / 60))}:${format.id(left % 60).padStart(2, format.id(0))}`;
  return (
    <Button
      look="quiet"
      disabled={isBusy || left > 0}
      onClick={() => void onResend().then(() => setSent(sent + 1))}
    >
      {left > 0 ? t('contact.resendIn', { time }) : t('contact.resend')}
    </Button>
  );
}
