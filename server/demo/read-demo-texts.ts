import { readFileSync } from 'node:fs';
import { z } from 'zod';

const named = z.object({ name: z.string(), name_bn: z.string() });
const person = named.extend({ religion_id: z.int() });

const namesFile = z.object({
  male: z.array(person),
  female: z.array(person),
  surnames: z.array(person.extend({ gender: z.int() })),
});
/** The facts that say of whom or what a text may be said (fitting.ts). */
const needs = z.record(z.string(), z.string()).optional();
const requirementsFile = z.array(
  z.object({ text: z.string(), lang: z.enum(['en', 'bn']), levels: z.array(z.string()), needs }),
);
const aboutFile = z.array(
  z.object({ text: z.string().min(130).max(500), lang: z.enum(['en', 'bn']), needs }),
);
const reviewsFile = z.array(
  z.object({ rating: z.int().min(0).max(5), text: z.string().min(10).max(1000), needs }),
);
/** The answers of tutors; `ratings` are the ratings an answer fits. */
const answersFile = z.array(
  z.object({ ratings: z.array(z.int()), text: z.string().min(1).max(1000) }),
);
const saidBy = z.enum(['tutor', 'guardian']);
const communityFile = z.array(
  z.object({
    by: saidBy,
    text: z.string().max(2000),
    comments: z.array(z.object({ by: saidBy, text: z.string().max(500) })),
  }),
);
/** The studies: where somebody studies, and which subjects such a tutor teaches. */
const studiesFile = z.array(
  z.object({
    name: z.string(),
    weight: z.number(),
    media: z.array(z.string()),
    group_id: z.int(),
    departments: z.array(z.int()),
    /** The ids of universities by slug of the city; '' for all others. */
    universities: z.record(z.string(), z.array(z.int())),
    exam_id: z.int(),
    subjects: z.string(),
  }),
);
const streetsFile = z.object({ landmarks: z.array(named), road_words: z.array(named) });

function read<T>(file: string, schema: z.ZodType<T>): T {
  const url = new URL(`../../demo/data/${file}`, import.meta.url);
  return schema.parse(JSON.parse(readFileSync(url, 'utf8')));
}

export function readDemoTexts() {
  return {
    community: read('community.json', communityFile),
    about: read('about.json', aboutFile),
    names: read('names.json', namesFile),
    reviewAnswers: read('review-answers.json', answersFile),
    requirements: read('requirements.json', requirementsFile),
    reviews: read('reviews.json', reviewsFile),
    studies: read('studies.json', studiesFile),
    streets: read('streets.json', streetsFile),
  };
}

export type DemoTexts = ReturnType<typeof readDemoTexts>;
export type Study = DemoTexts['studies'][number];
