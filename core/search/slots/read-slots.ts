/** All slots of one message. The order matters: what carries a unit is read before bare names. */
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import type { MessageWords } from './message-words.ts';
import { readAmounts } from './read-amounts.ts';
import { readClass } from './read-class.ts';
import { readClock } from './read-clock.ts';
import { readFaith } from './read-faith.ts';
import { readNames } from './read-names.ts';
import { readWeekdays } from './read-weekdays.ts';
import { readWishes } from './read-wishes.ts';
import type { Slots } from './slots.ts';

export function readSlots(message: MessageWords, lookups: Gazetteer): Slots {
  const slots: Slots = {};
  readWeekdays(message);
  readClass(message, lookups, slots);
  readClock(message, slots);
  readAmounts(message, slots);
  readNames(message, lookups, slots);
  readFaith(message, slots);
  readWishes(message, slots);
  return slots;
}
