/**
 * The schema of what a language model may make of a sentence: an intent of the engine and its
 * slots, in words and plain numbers. Ids are found by the engine, so a model can name nothing that
 * does not exist.
 */
import { z } from 'zod';
import { lang } from '#core/ground/api/fields/fields.ts';
import { MAX_SALARY } from '#core/ground/limits/job-constants.ts';
import { INTENTS } from '#core/site/assistant/intents/intent.ts';

/** The characters a message keeps; longer ones are cut: one wish needs no more. */
export const MODEL_MESSAGE_MAX = 500;
export const MODEL_TEXT_MAX = 300;

const words = z.string().trim().min(1).max(60);
const wordList = z.array(words).max(8);
const taka = z.int().min(0).max(MAX_SALARY);

export const modelSlots = z
  .object({
    who: z.enum(['me', 'child']).describe('whom the lessons are for'),
    class: words.describe('such as "class 8", "HSC", "O level"'),
    category: words.describe('such as "Bangla medium", "English medium", "madrasah"'),
    subjects: wordList,
    without_subjects: wordList.describe('subjects that are not wanted'),
    city: words,
    area: words.describe('neighbourhood of the city'),
    radius_km: z.int().min(1).max(50),
    place: z.enum(['home', 'online', 'group']),
    days: z.int().min(1).max(7).describe('days a week'),
    hours: z.number().min(0.5).max(8).describe('hours of a lesson'),
    months: z.int().min(1).max(24).describe('length of the tuition'),
    time: z.enum(['morning', 'noon', 'afternoon', 'evening']),
    salary_min: taka.describe('taka a month'),
    salary_max: taka.describe('taka a month'),
    tutor_gender: z.enum(['male', 'female']),
    university: words.describe('the tutor is to come from'),
    students: z.int().min(1).max(20),
  })
  .partial();
export type ModelSlots = z.output<typeof modelSlots>;

/** The tools of the model are the intents of the engine. */
export const modelIntents = INTENTS.filter((intent) => intent !== 'not_understood');

export const modelReadingBody = z.object({
  message: z
    .string()
    .trim()
    .min(1)
    .max(4 * MODEL_MESSAGE_MAX),
  lang,
});
export const modelReading = z.object({
  intent: z.enum(modelIntents),
  slots: modelSlots,
  text: z.string().max(MODEL_TEXT_MAX).optional().describe('plain text, said before the answer'),
});
export type ModelReading = z.output<typeof modelReading>;
