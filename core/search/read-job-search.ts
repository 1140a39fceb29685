/**
 * The words of the board's search box as choices of its filter: every spelling of a class, subject or
 * place finds the same jobs here, tutors in the hub (`core/market/hub/read-search.ts`) and both in the assistant.
 */

import type { JOB_NAME_KINDS } from '#core/ground/limits/job-constants.ts';
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { classesOf } from '#core/search/slots/classes-of.ts';
import { readWords } from '#core/search/slots/message-words.ts';
import { readSlots } from '#core/search/slots/read-slots.ts';
import type { SalaryWish } from '#core/search/slots/slots.ts';

/** Ids of one kind: any of them. An empty list: nothing was said. */
export type JobMeaning = Record<(typeof JOB_NAME_KINDS)[number], readonly number[]> & {
  salary: SalaryWish;
};

export const NOTHING_MEANT: JobMeaning = {
  category: [],
  class: [],
  subject: [],
  city: [],
  location: [],
  gender: [],
  place: [],
  salary: {},
};

const oneOf = (id: number | undefined): number[] => (id === undefined ? [] : [id]);

/** One sum named by a tutor is the least they would take. */
const wished = ({ min, max }: SalaryWish = {}): SalaryWish => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && max !== min && { max }),
});

export function readJobSearch(text: string, names: Gazetteer): JobMeaning {
  const slots = readSlots(readWords(text, names), names);
  return {
    category: oneOf(slots.category),
    class: classesOf(slots),
    subject: slots.subjects ?? [],
    city: oneOf(slots.city),
    location: slots.area ?? [],
    gender: oneOf(slots.gender),
    place: oneOf(slots.place),
    salary: wished(slots.salary),
  };
}
