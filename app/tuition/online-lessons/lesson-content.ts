/** Builds what a tutor's paper of one lesson says. */

import type { TFunction } from 'i18next';
import { senderOf } from '#app/ground/pdf/sender.ts';
import type { ReceiptContent } from '#app/money/receipt/receipt-content.ts';
import type { Format } from '#core/ground/format/format.ts';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { classText } from './class-text.ts';

interface Words {
  texts: TFunction<'onlineLessons'>;
  format: Format;
  lang: Lang;
}

export function toLessonContent(lesson: Lesson, { texts, format, lang }: Words): ReceiptContent {
  const { sender, contacts } = senderOf(lang);
  const { share, phase, ending } = lesson;
  const classLine = classText(lesson);
  const isEarned = share !== null && share.earned_at !== null;
  const status = ending ? texts(`ending.${ending}`) : texts(`phase.${phase}`);
  return {
    sender,
    contacts,
    title: texts('paper.heading'),
    reference: [
      `${texts('number')}: ${lesson.number}`,
      share?.earned_at ? format.date(share.earned_at) : '',
    ],
    facts: [
      [texts('tutor'), lesson.tutor.name],
      [texts('student'), lesson.student_name],
      [texts('subject'), lesson.subject_name],
      ...(classLine === null ? [] : [[texts('class'), classLine] as [string, string]]),
      [texts('when'), momentText(lesson.starts_at, lang)],
      [texts('rate'), format.money(lesson.hourly_rate)],
      [texts('paper.status'), status],
    ],
    sumsHead: [texts('paper.item'), texts('paper.amount')],
    sums: isEarned
      ? [
          { name: texts('fee'), sum: format.money(lesson.fee) },
          { name: texts('charge'), sum: `− ${format.money(share.platform_charge)}` },
          { name: texts('earning'), sum: format.money(share.earning), isStrong: true },
        ]
      : [{ name: texts('earning'), sum: format.money(0), isStrong: true }],
    notes: lesson.reason === null ? [] : [`${texts('reasonIs')}: ${lesson.reason}`],
  };
}
