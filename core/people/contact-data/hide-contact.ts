/**
 * Free text of people as strangers read it: without phone numbers, e-mail and web addresses, so that
 * nobody has to fear calls from strangers and no hiring passes the staff by.
 */
import { replaceContacts } from './find-contact.ts';

export const BLOT = '•••';

export const hideContact = (text: string): string =>
  replaceContacts(text, ({ kind }) => (kind === 'serial' ? undefined : BLOT));

export const hideContactIn = (text: string | null): string | null =>
  text === null ? null : hideContact(text);

export const hasContact = (text: string): boolean => hideContact(text) !== text;
