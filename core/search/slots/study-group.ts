/** Groups of classes 9 to 12: science, business studies, humanities. */
import type { FoundName } from '#core/search/gazetteer/find-names.ts';
import { type MessageWords, means, take, wordAt } from './message-words.ts';
import type { Slots } from './slots.ts';

const GROUP = /^(?:group|বিভাগ|বিভাগের|গ্রুপ|গ্রুপের|bivag|bibhag)$/u;
/** The three groups, by their subjects: General Science, Business Studies and Commerce. */
const GROUP_NAME =
  /^(?:science|biggan|bigyan|বিজ্ঞান|সায়েন্স|commerce|business|arts|কমার্স|ব্যবসায়|মানবিক|manobik|humanities|আর্টস|বাণিজ্য)$/u;

/**
 * "Science group", "বিজ্ঞান বিভাগ": pupils of classes 9 to 12, and no subject of that name.
 */
export function readGroup(message: MessageWords, slots: Slots) {
  const place = message.words.findIndex(
    (_, at) =>
      GROUP_NAME.test(wordAt(message, at)) &&
      (GROUP.test(wordAt(message, at + 1)) || means(message, at + 1, 'group')),
  );
  if (place < 0) return;
  take(message, place, place + 2);
  slots.class ??= WITH_GROUPS;
}

const SCIENCE = /^(?:science|biggan|bigyan|বিজ্ঞান|সায়েন্স)(?:er|ের)?$/u;
/** Id of the reference data: General Science. */
const GENERAL_SCIENCE = 5;
/** Classes 9 to 12 of Bangla medium and English version, whose pupils are of a group. */
const WITH_GROUPS: readonly number[] = [113, 114, 115, 116, 213, 214, 215, 216];

/** "SSC science", "class 9 science": the group, whose pupils learn no subject of that name. */
export function dropScienceGroup(message: MessageWords, names: readonly FoundName[], slots: Slots) {
  const classes = [...(slots.class ?? []), ...(slots.moreClasses ?? [])];
  const isGroup = names.some(
    ({ start, end }) => end === start + 1 && SCIENCE.test(wordAt(message, start)),
  );
  if (!isGroup || !classes.some((id) => WITH_GROUPS.includes(id))) return;
  const others = slots.subjects?.filter((id) => id !== GENERAL_SCIENCE) ?? [];
  if (others.length > 0) slots.subjects = others;
  else delete slots.subjects;
}
