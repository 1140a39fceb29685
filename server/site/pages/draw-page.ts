/**
 * Draws a page for everybody who asks for this address in this language, and remembers it for as long
 * as the answers it is made of stay the same: they are read each time, from their own memory.
 */
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  type DrawnPage,
  type FirstViewData,
  firstAnswerKey,
  type PageQuestion,
  type RenderPage,
} from '#core/api/drawn-page.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { DRAWN_FOR_MS } from '#server/ground/rendering/drawn-for.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type ReadAnswer, readAnswers, withoutDoubles } from './read-answers.ts';

/** The most rounds of answers: what is shown for one may ask for another; no page needs more. */
const MOST_ROUNDS = 4;
const MOST_CACHED = 300;

export interface Page {
  drawn: DrawnPage;
  data: FirstViewData;
  answers: ReadAnswer[];
}

export interface PageWanted {
  /** Path and query, in the page's one spelling. */
  address: string;
  lang: Lang;
  request: FastifyRequest;
}

const isSame = (one: ReadAnswer[], other: ReadAnswer[]) =>
  one.length === other.length && one.every(({ text }, index) => text === other[index]?.text);

export function createPageDrawer(services: Services) {
  const origin = new URL(services.config.publicUrl).origin;
  const cached = new LRUCache<string, Page>({ max: MOST_CACHED });

  return async (render: RenderPage, { address, lang, request }: PageWanted): Promise<Page> => {
    const key = `${lang} ${address}`;
    const before = cached.get(key);
    const questions: PageQuestion[] = before?.answers.map(({ question }) => question) ?? [];
    const answers = await readAnswers(services, request, lang, questions);
    const now = services.now().getTime();
    if (before && isSame(before.answers, answers) && now - before.data.now < DRAWN_FOR_MS)
      return before;
    for (let round = 1; ; round++) {
      const known = answers.map(({ question, answer }) => [firstAnswerKey(question), answer]);
      const data: FirstViewData = { lang, now, answers: Object.fromEntries(known) };
      const drawn = await render({ address, origin, data });
      if (drawn.unknown.length === 0 || round === MOST_ROUNDS) {
        const page = { drawn, data, answers };
        cached.set(key, page);
        return page;
      }
      answers.push(...(await readAnswers(services, request, lang, withoutDoubles(drawn.unknown))));
    }
  };
}
