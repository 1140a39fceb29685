/** Keeps what a forgotten password needs from step to step; the token lives as long as the tab. */
import { readSession, writeSession } from '#app/ground/preferences/session-store.ts';

const PHONE = 'reset-phone';
const TOKEN = 'reset-token';

export const readResetPhone = () => readSession(PHONE) || undefined;
export const writeResetPhone = (phone: string) => writeSession(PHONE, phone);
export const readResetToken = () => readSession(TOKEN) || undefined;
export const writeResetToken = (token: string) => writeSession(TOKEN, token);
