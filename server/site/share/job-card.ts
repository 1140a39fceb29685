/**
 * Makes the card of a job: it says no more than the job's page does, and of the place area and city
 * alone.
 */

import { createFormat } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Job } from '#core/market/api/job.ts';
import type { JobBoardItem } from '#core/market/api/job-board.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import type { Card } from './card.ts';
import { cardTexts } from './card-texts.ts';

/** The fields that a job on the board and one in full have in common. */
export type JobFacts = Pick<
  JobBoardItem,
  | 'iclass'
  | 'tutoring_category'
  | 'subjects'
  | 'location'
  | 'city'
  | 'actual_salary'
  | 'days_in_week'
>;

export interface JobWords {
  title: string;
  category: string;
  subjects: string;
  place: string;
  days: string;
  /** Undefined where nobody has said one. */
  salary: string | undefined;
}

export function jobWords(job: JobFacts, lang: Lang): JobWords {
  const text = cardTexts[lang].getFixedT(lang, 'job');
  const common = cardTexts[lang].getFixedT(lang, 'common');
  const format = createFormat(lang);
  const days = job.days_in_week;
  return {
    title: text('needTutor', { class: job.iclass.class_name }),
    category: job.tutoring_category.category_name,
    subjects: job.subjects.map((one) => one.subject_name).join(', '),
    place: `${job.location.location_name}, ${job.city.city_name}`,
    days: common('daysInWeek', { count: days, n: format.number(days) }),
    salary:
      job.actual_salary === 0
        ? undefined
        : text('salary', { money: format.money(job.actual_salary) }),
  };
}

interface CardJob extends JobFacts {
  tutoring_place: string;
  isClosed: boolean;
}

function cardOf(job: CardJob, lang: Lang): Card {
  const { title, category, subjects, place, days, salary } = jobWords(job, lang);
  return {
    lang,
    kicker: `${job.tutoring_place} · ${category}`,
    title,
    lines: [subjects, `${place} · ${days}`].filter((line) => line !== ''),
    ...(salary !== undefined && { figure: salary }),
    ...(job.isClosed && { closed: serverText('card.closed', lang) }),
  };
}

export const jobCard = (job: Job, lang: Lang): Card =>
  cardOf(
    {
      ...job,
      tutoring_place: job.tutoring_place.tutoring_place,
      isClosed: job.status === 'closed',
    },
    lang,
  );

/** The same of a job in a list, where all are open. */
export const boardItemCard = (item: JobBoardItem, lang: Lang): Card =>
  cardOf({ ...item, isClosed: false }, lang);
