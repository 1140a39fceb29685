/**
 * Puts what a model read in a sentence into the engine's own terms: names become ids here or are
 * dropped.
 */

import { GENDER, TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { readWords } from '#core/search/slots/message-words.ts';
import { readSlots } from '#core/search/slots/read-slots.ts';
import type { SlotName, Slots } from '#core/search/slots/slots.ts';
import type { ModelReading, ModelSlots } from '#core/site/api/assistant-model.ts';
import type { Intent } from '../intents/intent.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';

/** The model's reading of a message, in place of what the engine found itself. */
export interface Reading {
  intent: Intent;
  slots: Slots;
  /** The model's own words. */
  said: string | undefined;
}

type Names = 'class' | 'category' | 'subjects' | 'city' | 'area' | 'university';

/** Reads only the slot that was asked for: an area called like a subject stays an area. */
function named(name: Names, text: string | undefined, lookups: Lookups): Slots {
  if (text === undefined) return {};
  const { [name]: value } = readSlots(readWords(text, lookups), lookups);
  return value === undefined ? {} : { [name]: value };
}

function subjectsIn(texts: readonly string[] | undefined, lookups: Lookups) {
  const ids = (texts ?? []).flatMap((text) => named('subjects', text, lookups).subjects ?? []);
  return ids.length > 0 ? [...new Set(ids)] : undefined;
}

function toSlots(given: ModelSlots, lookups: Lookups): Slots {
  const { salary_min: min, salary_max: max } = given;
  const isSalary = (min ?? max) !== undefined && (min ?? 0) <= (max ?? Number.POSITIVE_INFINITY);
  const slots: { [K in SlotName]?: Slots[K] | undefined } = {
    who: given.who,
    subjects: subjectsIn(given.subjects, lookups),
    without: subjectsIn(given.without_subjects, lookups),
    radius: given.radius_km,
    place: given.place && TUTORING_PLACE[given.place],
    days: given.days,
    hours: given.hours,
    months: given.months,
    time: given.time,
    salary: isSalary
      ? { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
      : undefined,
    gender: given.tutor_gender && GENDER[given.tutor_gender],
    count: given.students,
    ...named('class', given.class, lookups),
    ...named('category', given.category, lookups),
    ...named('city', given.city, lookups),
    ...named('area', [given.area, given.city].filter(Boolean).join(' ') || undefined, lookups),
    ...named('university', given.university, lookups),
  };
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
}

export const resolveReading = (reading: ModelReading, lookups: Lookups): Reading => ({
  intent: reading.intent,
  slots: toSlots(reading.slots, lookups),
  said: reading.text,
});
