/** A month of lessons in the reader's language: the same words for the screen and the PDF. */

import type { TFunction } from 'i18next';
import { senderOf } from '#app/ground/pdf/sender.ts';
import { monthText } from '#core/ground/format/date-text.ts';
import type { Format } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { LessonReport } from '#core/tuition/api/lessons.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { weekDayOf } from '#core/tuition/teaching/week-day.ts';
import type { useLessonWords } from '../use-lesson-words.ts';

interface ReportWords {
  texts: TFunction<'routine'>;
  format: Format;
  lang: Lang;
  words: ReturnType<typeof useLessonWords>;
}

export function toReportContent(
  report: LessonReport,
  tuition: TuitionAnswer,
  { texts, format, lang, words }: ReportWords,
) {
  const { sender, contacts } = senderOf(lang);
  const month = monthText(lang, report.month);
  const subjects = words.subjectsText(tuition.subjects);
  return {
    sender,
    contacts,
    month,
    title: texts('report.of', { month }),
    tuition: [tuition.class_name, subjects, tuition.other.name].filter(Boolean).join(' · '),
    facts: [
      [texts('report.agreed'), format.number(report.agreed)],
      [texts('report.held'), format.number(report.held)],
      [texts('report.time'), words.lengthText(report.minutes) || format.number(0)],
      [texts('standing.confirmed'), format.number(report.confirmed)],
      [texts('standing.waiting'), format.number(report.waiting)],
      [texts('standing.disputed'), format.number(report.disputed)],
      [texts('standing.not_held'), format.number(report.not_held)],
    ] satisfies [string, string][],
    heads: [
      texts('columns.day'),
      texts('columns.time'),
      texts('lessons.taught'),
      texts('lessons.homework'),
      texts('report.status'),
    ],
    rows: report.lessons.map((lesson) => ({
      key: lesson.id,
      day: `${texts(`day.${weekDayOf(lesson.day)}`)}, ${format.date(lesson.day)}`,
      time: `${words.timeText(lesson)} (${words.lengthText(lesson.minutes)})`,
      taught: [words.subjectsText(lesson.subjects), lesson.taught].filter(Boolean).join(': '),
      homework: lesson.homework ?? '',
      standing: texts(`standing.${lesson.standing}`),
    })),
    nothing: texts('report.nothing'),
    how: texts('report.how'),
  };
}
export type ReportContent = ReturnType<typeof toReportContent>;
