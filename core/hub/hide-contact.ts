/**
 * Free text of tutors as the hub shows it: without phone numbers, e-mail and web addresses, so that
 * nobody has to fear calls from strangers and no hiring passes the staff by.
 */
import { BLOT, removeContactData } from '#core/search/normalise/contact-data.ts';

const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|info|bd)\b(?:\/\S*)?|\b[\w-]+\.(?:me|io|co)\/\S+|(?<![\w.])@[\w.]{3,}/giu;

export const hideContact = (text: string): string =>
  removeContactData(text).text.replace(LINK, BLOT);

export const hasLink = (text: string): boolean => text.search(LINK) !== -1;

export const hideContactIn = (text: string | null): string | null =>
  text === null ? null : hideContact(text);

export const hasContact = (text: string): boolean => hideContact(text) !== text;
