import { readFileSync } from 'node:fs';
import { z } from 'zod';

const named = z.object({ name: z.string(), name_bn: z.string() });
const person = named.extend({ religion_id: z.int() });

const namesFile = z.object({
  male: z.array(person),
  female: z.array(person),
  surnames: z.array(person.extend({ gender: z.int() })),
});
const requirementsFile = z.array(
  z.object({ text: z.string(), lang: z.enum(['en', 'bn']), levels: z.array(z.string()) }),
);
const aboutFile = z.array(z.object({ text: z.string().min(130).max(500) }));
const reviewsFile = z.array(
  z.object({ rating: z.int().min(0).max(5), text: z.string().min(10).max(1000) }),
);
const streetsFile = z.object({ landmarks: z.array(named), road_words: z.array(named) });

function read<T>(file: string, schema: z.ZodType<T>): T {
  const url = new URL(`../../demo/data/${file}`, import.meta.url);
  return schema.parse(JSON.parse(readFileSync(url, 'utf8')));
}

export function readDemoTexts() {
  return {
    about: read('about.json', aboutFile),
    names: read('names.json', namesFile),
    requirements: read('requirements.json', requirementsFile),
    reviews: read('reviews.json', reviewsFile),
    streets: read('streets.json', streetsFile),
  };
}

export type DemoTexts = ReturnType<typeof readDemoTexts>;
