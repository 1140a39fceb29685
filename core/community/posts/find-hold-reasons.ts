/**
 * Finds what in a text keeps it back until staff have looked: ways to reach somebody, a place where
 * somebody lives, the name of a child. The form checks the text before it is sent and the server
 * after.
 * Source: docs/requirements/community/community.md, "What is held".
 */
import { type ContactKind, findContacts } from '#core/people/contact-data/find-contact.ts';
import type { TextHoldReason } from './community-constants.ts';
import { hasAddress } from './has-address.ts';
import { namesChild } from './names-child.ts';

export function findHoldReasons(text: string, childNames: readonly string[]): TextHoldReason[] {
  const { contacts } = findContacts(text);
  const has = (...kinds: ContactKind[]) => contacts.some(({ kind }) => kinds.includes(kind));
  const found: Record<TextHoldReason, boolean> = {
    number: has('phone', 'secret'),
    email: has('email'),
    link: has('link'),
    address: hasAddress(text),
    child: namesChild(text, childNames),
  };
  return (Object.keys(found) as TextHoldReason[]).filter((reason) => found[reason]);
}
