/** Names of schools, universities and departments, which tutors may add: the same few in every list. */
import { LRUCache } from 'lru-cache';
import { hideContact } from '#core/people/contact-data/hide-contact.ts';

const MOST_NAMES = 5_000;
const hidden = new LRUCache<string, string>({ max: MOST_NAMES });

export function hideContactInName(name: string): string {
  const known = hidden.get(name);
  if (known !== undefined) return known;
  const clean = hideContact(name);
  hidden.set(name, clean);
  return clean;
}
