/** The phone a code was sent to and the secret that goes with it, so that a reload stays at the code. */
import { readSession, removeSession, writeSession } from '#app/ground/preferences/session-store.ts';

const PHONE = 'alert-phone';
const CHALLENGE = 'alert-challenge';

interface SentCode {
  phone: string;
  challenge: string;
}

export function readSentCode(): SentCode | undefined {
  const [phone, challenge] = [readSession(PHONE), readSession(CHALLENGE)];
  return phone && challenge ? { phone, challenge } : undefined;
}

export function writeSentCode({ phone, challenge }: SentCode) {
  writeSession(PHONE, phone);
  writeSession(CHALLENGE, challenge);
}

export function forgetSentCode() {
  removeSession(PHONE);
  removeSession(CHALLENGE);
}
