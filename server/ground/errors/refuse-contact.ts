import { hasContact } from '#core/people/contact-data/hide-contact.ts';
import { refuseProblems } from './refuse-problems.ts';

type Reader = 'contact_in_text' | 'contact_to_person';

/**
 * Numbers and addresses have no place in words that strangers read: nobody has to fear calls, and
 * nothing is agreed past us. The key says who reads them.
 */
export function refuseContact(
  words: Record<string, string | undefined>,
  key: Reader = 'contact_to_person',
): void {
  const found = Object.entries(words).filter(([, text]) => text !== undefined && hasContact(text));
  refuseProblems(Object.fromEntries(found.map(([field]) => [field, { key }])));
}
