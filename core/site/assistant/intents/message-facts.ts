/**
 * Reads what holds for a message as a whole: its concepts, and facts the rules name with a colon.
 */
import type { WithoutContact } from '#core/people/contact-data/remove-contact-data.ts';
import { type MessageWords, meansAny } from '#core/search/slots/message-words.ts';
import type { Slots } from '#core/search/slots/slots.ts';

const SHORT = 3;
/** Words of slots speak for their slot, and for these besides. */
const LANGUAGES = ['lang_en', 'lang_bn'];
const KEPT_WHEN_TAKEN = [...LANGUAGES, 'tutor', 'university', 'percent'];

function slotFacts(slots: Slots): string[] {
  const facts: string[] = [];
  if (slots.class || slots.subjects || slots.without || slots.category !== undefined)
    facts.push(':topic');
  if (slots.class) facts.push(':class');
  if (slots.subjects) facts.push(':subject');
  if (slots.without) facts.push(':ruledout');
  if (slots.area || slots.city !== undefined) facts.push(':where');
  if (slots.salary) facts.push(':money');
  if (slots.salary?.max !== undefined && slots.salary.min === undefined) facts.push(':below');
  if (Object.keys(slots).some((name) => name !== 'who')) facts.push(':slots');
  return facts;
}

export function readFacts(
  message: MessageWords,
  slots: Slots,
  { hasPhone }: WithoutContact,
): ReadonlySet<string> {
  const facts = new Set(slotFacts(slots));
  for (const [place, concepts] of message.concepts.entries())
    for (const concept of concepts)
      if (!message.taken[place] || KEPT_WHEN_TAKEN.includes(concept)) facts.add(concept);
  // The language of a school is not the language to talk in.
  if (slots.category !== undefined) for (const name of LANGUAGES) facts.delete(name);
  if (hasPhone) facts.add(':phone');
  if (slots.who === 'child') facts.add(':child');
  else facts.delete('child');
  if (message.words.length <= SHORT) facts.add(':short');
  if (meansAny(message, 0, ['only'])) facts.add(':only');
  if (message.words.slice(0, 3).some((word) => /^(?:i|ami|আমি)$/u.test(word))) facts.add(':first');
  return facts;
}
