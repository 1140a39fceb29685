/**
 * The questions the assistant answers from the site's own texts, each with the page it stands on.
 * What stands in the terms is taken from there, so that the two never differ. `words` holds further
 * ways to ask, romanised ones above all.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { FaqRow } from '#core/site/assistant/faq/faq-index.ts';
import bn from '#locales/bn/site/terms.json' with { type: 'json' };
import en from '#locales/en/site/terms.json' with { type: 'json' };

const asked = { id: z.string(), question: z.string(), question_bn: z.string(), words: z.string() };
const answered = { link: z.string(), answer: z.string(), answer_bn: z.string() };
const faqFile = z.array(
  z.union([z.object({ ...asked, section: z.int().min(1) }), z.object({ ...asked, ...answered })]),
);

type Entry = z.output<typeof faqFile>[number];

function toRow(entry: Entry): FaqRow {
  if (!('section' in entry)) return entry;
  const { section, ...row } = entry;
  const text = en.sections[section - 1];
  const textBn = bn.sections[section - 1];
  if (!text || !textBn) throw new Error(`The terms have no section ${section}`);
  return {
    ...row,
    link: `/terms-conditions#section-${section}`,
    answer: text.text,
    answer_bn: textBn.text,
  };
}

export const faqRows: readonly FaqRow[] = faqFile
  .parse(JSON.parse(readFileSync(new URL('faq.json', import.meta.url), 'utf8')))
  .map(toRow);
