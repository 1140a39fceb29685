/**
 * The words of the board's search box as choices of its filter: every spelling of a class, subject or
 * place finds the same jobs here, tutors in the hub (`core/market/hub/read-search.ts`) and both in the assistant.
 */

import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import type { JOB_NAME_KINDS } from '#core/ground/limits/job-constants.ts';
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { areasOf } from '#core/search/slots/areas-of.ts';
import { citiesOf } from '#core/search/slots/cities-of.ts';
import { daysOf } from '#core/search/slots/days-of.ts';
import { eachOf } from '#core/search/slots/each-of.ts';
import { type Except, exceptOf, NOTHING_EXCEPT } from '#core/search/slots/except-of.ts';
import { lessonsOf } from '#core/search/slots/lessons-of.ts';
import { type MessageWords, readWords } from '#core/search/slots/message-words.ts';
import { oneOf } from '#core/search/slots/one-of.ts';
import { placesOf } from '#core/search/slots/places-of.ts';
import { wantsHighestPay, wantsNewest } from '#core/search/slots/read-order.ts';
import { readSlots } from '#core/search/slots/read-slots.ts';
import type { SalaryWish, Slots } from '#core/search/slots/slots.ts';
import { atLeast } from '#core/search/slots/sum-of.ts';

/** Ids of one kind: any of them. An empty list: nothing was said. */
export type JobMeaning = Record<(typeof JOB_NAME_KINDS)[number], readonly number[]> & {
  /** Subjects that are not wanted. */
  without: readonly number[];
  /** All else that is not. */
  except: Except;
  salary: SalaryWish;
  /** The subjects of which a job is to have each, where there are such jobs. */
  each: readonly number[];
  order?: 'salary' | 'newest';
  /** Days of a week, exactly. */
  days?: number;
  /** Number of one job. */
  jobId?: number;
};

export const NOTHING_MEANT: JobMeaning = {
  category: [],
  class: [],
  subject: [],
  city: [],
  location: [],
  gender: [],
  place: [],
  without: [],
  except: NOTHING_EXCEPT,
  each: [],
  salary: {},
};

function orderOf(message: MessageWords, { salary }: Slots): Pick<JobMeaning, 'order'> {
  if (salary === undefined && wantsHighestPay(message)) return { order: 'salary' };
  return wantsNewest(message) ? { order: 'newest' } : {};
}

/** "Job ID: 1183", as posts name a tuition; alone, a number is money. */
const JOB_NUMBER =
  /^(?:job|tuition|post|টিউশনি|টিউশন|জব)[\s:.-]*(?:id|no|number|code|#|আইডি|নং|নম্বর)[\s:#.-]*([\d০-৯]{1,7})(?!\S)/iu;

function jobNumberIn(text: string): number | undefined {
  const [, digits] = JOB_NUMBER.exec(text.trim().normalize('NFC')) ?? [];
  return digits === undefined ? undefined : Number(toLatinDigits(digits));
}

export function readJobSearch(text: string, names: Gazetteer): JobMeaning {
  const jobId = jobNumberIn(text);
  if (jobId !== undefined) return { ...NOTHING_MEANT, jobId };
  const message = readWords(text, names);
  const slots = readSlots(message, names);
  const lessons = lessonsOf(slots, names);
  const except = exceptOf(message.refused);
  const days = daysOf(message, slots);
  // "Class 7, no English medium" leaves those of the other media, "primary but not class 3" the others.
  const isLeft = (id: number) =>
    !except.category.includes(names.classes.get(id)?.category_id ?? 0) &&
    !except.class.includes(id);
  return {
    ...lessons,
    class: lessons.class.filter(isLeft),
    city: citiesOf(slots),
    location: areasOf(slots),
    gender: oneOf(slots.gender),
    place: placesOf(slots, message.refused),
    without: slots.without ?? [],
    except,
    salary: atLeast(slots.salary),
    each: eachOf(message, slots, lessons),
    ...orderOf(message, slots),
    ...(days !== undefined && { days }),
  };
}
