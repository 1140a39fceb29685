import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

interface ResendButtonProps {
  seconds: number;
  isBusy: boolean;
  onResend(): Promise<void>;
}

/** Counts down until a new code may be asked for. */
export function ResendButton({ seconds, isBusy, onResend }: ResendButtonProps) {
  const texts = useTexts('hire');
  const format = useFormat();
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const time = `${format.id(Math.floor(left / 60))}:${format.id(left % 60).padStart(2, format.id(0))}`;
  return (
    <Button
      look="quiet"
      disabled={isBusy || left > 0}
      onClick={() => void onResend().then(() => setUntil(Date.now() + seconds * 1000))}
    >
      {left > 0 ? texts('contact.resendIn', { time }) : texts('contact.resend')}
    </Button>
  );
}
