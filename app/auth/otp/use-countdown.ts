import { useEffect, useState } from 'react';
import { readSession, writeSession } from '../../preferences/session-store.ts';

/** Spec public-site §4: the wait before a code can be sent again. */
const RESEND_SECONDS = 120;

const storeName = (purpose: string) => `otp-sent:${purpose}`;

export const startCountdown = (purpose: string) =>
  writeSession(storeName(purpose), String(Date.now()));

const secondsLeft = (purpose: string) => {
  const sentAt = Number(readSession(storeName(purpose)) ?? 0);
  return Math.max(0, RESEND_SECONDS - Math.floor((Date.now() - sentAt) / 1000));
};

/** Seconds until a code may be sent again; a reload does not shorten the wait. */
export function useCountdown(purpose: string) {
  const [left, setLeft] = useState(() => secondsLeft(purpose));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(purpose)), 1000);
    return () => clearInterval(timer);
  }, [purpose]);
  const restart = () => {
    startCountdown(purpose);
    setLeft(RESEND_SECONDS);
  };
  return { left, restart };
}
