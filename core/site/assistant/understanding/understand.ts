/** One message, understood on its own: intent and slots. What the talk was about comes later. */

import { removeContactData } from '#core/people/contact-data/remove-contact-data.ts';
import { findConcepts } from '#core/search/lexicon/find-concepts.ts';
import { PLAIN_WORDS } from '#core/search/lexicon/plain-words.ts';
import { clipText } from '#core/search/normalise/clip-text.ts';
import { refusesDays } from '#core/search/slots/find-negated.ts';
import { type MessageWords, readWords } from '#core/search/slots/message-words.ts';
import { readSlots } from '#core/search/slots/read-slots.ts';
import type { Slots } from '#core/search/slots/slots.ts';
import { type FaqHit, searchFaq } from '../faq/faq-index.ts';
import { classify } from '../intents/classify.ts';
import type { Intent } from '../intents/intent.ts';
import { readFacts } from '../intents/message-facts.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';

export interface Understood {
  intent: Intent;
  /** The slots that belong to the intent. */
  slots: Slots;
  /** All that was heard: "English, please" may answer a question about subjects. */
  heard: Slots;
  faq: readonly FaqHit[];
  /** The message without phone numbers and e-mail addresses. */
  text: string;
  hasPhone: boolean;
  /** Something else that must not be kept was blotted out. */
  hasSecret: boolean;
  /** Ruled out, which no search and no request can: to be said. */
  refused: Slots;
  refusesDays: boolean;
  words: readonly string[];
  /** The words that nothing was understood of. */
  unread: readonly string[];
  facts: ReadonlySet<string>;
}

/** Below it the best answer is no better than a guess. */
const SURE_ANSWER = 1.4;
/** Rules lighter than this only say that a message looks like small talk or a short answer. */
const SURE_RULE = 47;
/** A wish that rests on one word, such as "tutor", gives way to a question that names it. */
const SURE_WISH = 67;
const WISHES: readonly Intent[] = ['hire_tutor', 'find_jobs', 'find_tutors'];
const QUESTION_WORDS = ['how', 'why', 'when', 'question', 'what'];
const asks = (facts: ReadonlySet<string>) => QUESTION_WORDS.some((name) => facts.has(name));
const NOT_ABOUT_TUITION: readonly Intent[] = [
  'talk_to_person',
  'switch_language',
  'start_over',
  'next_page',
  'help',
  'small_talk',
  'insult',
  'off_topic',
];

/**
 * The intents of questions about fees or rules: the people they mention are not those the tutor is
 * for.
 */
const ABOUT_RULES: readonly Intent[] = ['fees', 'refunds', 'faq', 'my_status'];

function slotsFor(intent: Intent, slots: Slots): Slots {
  if (NOT_ABOUT_TUITION.includes(intent)) return {};
  if (!ABOUT_RULES.includes(intent)) return slots;
  const { who: _, ...terms } = slots;
  return terms;
}

const SHORTEST_UNREAD = 3;

function unreadOf({ words, taken }: MessageWords, { lexicon }: Lookups): string[] {
  return words.filter(
    (word, place) =>
      !taken[place] &&
      word.length >= SHORTEST_UNREAD &&
      /\p{L}/u.test(word) &&
      !PLAIN_WORDS.has(word) &&
      findConcepts(lexicon, word).size === 0,
  );
}

export function understand(message: string, lookups: Lookups): Understood {
  const contact = removeContactData(clipText(message));
  const words = readWords(contact.text, lookups);
  const slots = readSlots(words, lookups);
  const facts = readFacts(words, slots, contact);
  const classified = classify(facts);
  const faq = searchFaq(lookups.faq, lookups.lexicon, contact.text);
  const isQuestion = (faq[0]?.score ?? 0) >= SURE_ANSWER && words.words.length > 2;
  const isGuess =
    classified.weight < SURE_RULE ||
    (WISHES.includes(classified.intent) &&
      classified.weight < SURE_WISH &&
      Object.keys(slots).length === 0 &&
      asks(facts));
  const intent = isGuess && isQuestion ? 'faq' : classified.intent;
  return {
    intent,
    slots: slotsFor(intent, slots),
    heard: slots,
    faq,
    text: contact.text,
    hasPhone: contact.hasPhone,
    hasSecret: contact.hasSecret,
    refused: words.refused,
    refusesDays: refusesDays(words),
    words: words.words,
    unread: unreadOf(words, lookups),
    facts,
  };
}
