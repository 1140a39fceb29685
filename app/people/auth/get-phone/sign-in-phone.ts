/** The phone a code to sign in with was sent to; as long as the tab lives. */
import { readSession, writeSession } from '#app/ground/preferences/session-store.ts';

const PHONE = 'sign-in-phone';

export const readSignInPhone = () => readSession(PHONE) || undefined;
export const writeSignInPhone = (phone: string) => writeSession(PHONE, phone);
