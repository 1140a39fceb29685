/**
 * What in a text keeps it back until staff have looked: ways to reach somebody, a place where
 * somebody lives, the name of a child. Read by the form before it is sent and by the server after.
 * Source: docs/requirements/community.md, "What is held".
 */
import { hasLink } from '#core/hub/hide-contact.ts';
import { removeContactData } from '#core/search/normalise/contact-data.ts';
import type { TextHoldReason } from './community-constants.ts';
import { hasAddress } from './has-address.ts';
import { hasSpelledNumber } from './has-spelled-number.ts';
import { namesChild } from './names-child.ts';

const EMAIL = /[\w.+-]+\s?@\s?[\w-]+(?:\s?\.\s?[\w-]+)+/gu;
const SPOKEN_EMAIL =
  /(?:\(at\)|\[at\]|\bat\b|@|অ্যাট|এট)\s*(?:the rate\s*)?(?:g\s?mail|yahoo|hotmail|outlook|জিমেইল|ইয়াহু)|(?:g\s?mail|yahoo|hotmail|outlook)\s*(?:dot|\.|ডট)\s*com|জিমেইল\s*ডট\s*কম/iu;
const SPOKEN_LINK = /[a-z]{2,}\s+dot\s+(?:com|net|org|bd|me)\b|ডট\s*কম/iu;

export function findHoldReasons(text: string, childNames: readonly string[]): TextHoldReason[] {
  const given = text.normalize('NFC');
  const withoutEmail = given.replace(EMAIL, ' ');
  const hasEmail = withoutEmail !== given || SPOKEN_EMAIL.test(given);
  const { hasPhone, hasSecret } = removeContactData(withoutEmail);
  const found: Record<TextHoldReason, boolean> = {
    number: hasPhone || hasSecret || hasSpelledNumber(withoutEmail),
    email: hasEmail,
    link: hasLink(withoutEmail) || (!hasEmail && SPOKEN_LINK.test(withoutEmail)),
    address: hasAddress(given),
    child: namesChild(given, childNames),
  };
  return (Object.keys(found) as TextHoldReason[]).filter((reason) => found[reason]);
}
