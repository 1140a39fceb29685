import { useEffect, useState } from 'react';
import { readSession, removeSession, writeSession } from '#app/ground/preferences/session-store.ts';
import type { Answer } from '#core/api/api-client.ts';

/** The wait before a code can be sent again. Source: docs/requirements/people/accounts.md, "Codes". */
const RESEND_SECONDS = 120;

type OtpStatus = Answer<'signIn'>['otp_status'];
/** The state of the last code that was requested in this tab. */
type LastCode = Exclude<OtpStatus, 'not_needed'>;

const STATUSES: LastCode[] = ['sent', 'sms_unavailable', 'too_many_requests'];
const waitName = (purpose: string) => `otp-wait:${purpose}`;
const statusName = (purpose: string) => `otp-status:${purpose}`;

/**
 * Keeps what the server answered: the state of the code, and the seconds until another may be asked
 * for.
 */
export function startCountdown(
  purpose: string,
  seconds = RESEND_SECONDS,
  status: OtpStatus = 'sent',
) {
  writeSession(waitName(purpose), String(Date.now() + seconds * 1000));
  if (status === 'not_needed') removeSession(statusName(purpose));
  else writeSession(statusName(purpose), status);
}

/** Undefined when no code was asked for in this tab. */
export function readLastCode(purpose: string): LastCode | undefined {
  const stored = readSession(statusName(purpose));
  return STATUSES.find((status) => status === stored);
}

const secondsLeft = (purpose: string) => {
  const until = Number(readSession(waitName(purpose)) ?? 0);
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
};

/** Seconds until a code may be sent again; a reload does not shorten the wait. */
export function useCountdown(purpose: string) {
  const [left, setLeft] = useState(() => secondsLeft(purpose));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(purpose)), 1000);
    return () => clearInterval(timer);
  }, [purpose]);
  const restart = (seconds: number) => {
    startCountdown(purpose, seconds);
    setLeft(seconds);
  };
  return { left, restart };
}
