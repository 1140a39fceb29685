/** The public answers a page is made of. */
import type { FastifyRequest } from 'fastify';
import { type FirstAnswer, firstAnswerKey, type PageQuestion } from '#core/api/drawn-page.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { toErrorAnswer } from '#server/ground/errors/error-answer.ts';
import { toApiError } from '#server/ground/errors/to-api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { isPublicRead, readPublic } from '#server/site/public-reads/read-public.ts';

export interface ReadAnswer {
  question: PageQuestion;
  answer: FirstAnswer;
  /** The answer as JSON: what has not changed is drawn alike. */
  text: string;
  /** Fields of the question whose ids do not exist (any more). */
  unknownFields: string[];
}

type Values = Record<string, unknown> | undefined;

async function readAnswer(
  services: Services,
  request: FastifyRequest,
  lang: Lang,
  question: PageQuestion,
): Promise<ReadAnswer> {
  const { name, options } = question;
  try {
    if (!isPublicRead(services, name)) throw new Error(`${name} is for its reader alone`);
    const { text, answer } = await readPublic(services, name, {
      // By the contract they are objects of values.
      params: options.params as Values,
      query: options.query as Values,
      lang,
      ip: request.ip,
      isFirstView: true,
    });
    return { question, answer: { value: answer }, text, unknownFields: [] };
  } catch (problem) {
    const error = toApiError(problem, request);
    const { code, message } = toErrorAnswer(error, lang, request.id);
    const { status } = error;
    if (status >= 500) request.log.error({ err: problem }, 'page without an answer');
    const unknownFields = code === 'unknown_id' ? Object.keys(error.fields) : [];
    return { question, answer: { error: { code, status, message } }, text: code, unknownFields };
  }
}

export const readAnswers = (
  services: Services,
  request: FastifyRequest,
  lang: Lang,
  questions: PageQuestion[],
): Promise<ReadAnswer[]> =>
  Promise.all(questions.map((question) => readAnswer(services, request, lang, question)));

/** The same question asked by two parts of a page is one. */
export function withoutDoubles(questions: PageQuestion[]): PageQuestion[] {
  return [...new Map(questions.map((one) => [firstAnswerKey(one), one])).values()];
}
