/**
 * The facts the head of a drawn page is made of: what the page says of itself, and the answers it
 * shows.
 */

import type { HeadTag } from '#core/api/drawn-page.ts';
import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { AnswerOf } from '#server/ground/request/call.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { PublicReadName } from '#server/site/public-reads/create-public-reads.ts';
import type { ReadAnswer } from '../read-answers.ts';

export interface PageFacts {
  lang: Lang;
  origin: string;
  path: string;
  /** The title without our name behind it. */
  title: string;
  description: string;
  /** The page's one address; undefined where it is not to be found. */
  canonical: string | undefined;
  /** The lookups for names of what a list is filtered by. */
  lookups: Lookups;
  /** The value of the page's answer by this name, where there is one. */
  answer<N extends PublicReadName>(name: N): AnswerOf<N> | undefined;
}

export const brandIn = (lang: Lang) => (lang === 'bn' ? brand.nameBn : brand.name);

interface Given {
  head: HeadTag[];
  answers: ReadAnswer[];
  lang: Lang;
  origin: string;
  path: string;
  lookups: Lookups;
}

export function pageFacts({ head, answers, lang, origin, path, lookups }: Given): PageFacts {
  const attribute = (name: string, value: string, wanted: string) =>
    head
      .flatMap((one) => ('attributes' in one ? [one.attributes] : []))
      .find((attributes) => attributes[name] === value)?.[wanted];
  const title = head.find((one) => one.tag === 'title')?.text ?? '';
  const ending = ` · ${brandIn(lang)}`;
  return {
    lang,
    origin,
    path,
    lookups,
    title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
    description: attribute('name', 'description', 'content') ?? '',
    canonical: attribute('rel', 'canonical', 'href'),
    answer<N extends PublicReadName>(name: N) {
      const found = answers.find(({ question }) => question.name === name)?.answer;
      // Written by the schema of this very read.
      return found && 'value' in found ? (found.value as AnswerOf<N>) : undefined;
    },
  };
}
