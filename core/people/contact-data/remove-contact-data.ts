/**
 * Removes from what is said to the assistant the numbers and addresses that belong to a person. A
 * phone of Bangladesh is set aside for the contact step; all else is blotted out before anything is
 * read or kept, so that none becomes a salary, a class or an id.
 */
import { findContacts, replaceContacts } from './find-contact.ts';
import { BLOT } from './hide-contact.ts';

export interface WithoutContact {
  text: string;
  /** The first phone in it, 01XXXXXXXXX. */
  phone: string | undefined;
  hasPhone: boolean;
  /** Something else was blotted out. */
  hasSecret: boolean;
}

export function removeContactData(text: string): WithoutContact {
  // An address of the web is nobody's secret.
  const contacts = findContacts(text).contacts.filter(({ kind }) => kind !== 'link');
  const phone = contacts.find((contact) => contact.phone !== undefined)?.phone;
  return {
    text: replaceContacts(text, ({ kind }) => (kind === 'link' ? undefined : BLOT)),
    phone,
    hasPhone: phone !== undefined,
    hasSecret: contacts.some(({ kind }) => kind !== 'phone'),
  };
}
