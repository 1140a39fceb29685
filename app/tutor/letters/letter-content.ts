/** A confirmation letter in the reader's language: the same words for the screen and the PDF. */

import { phoneText } from '#core/account/phone-text.ts';
import type { ConfirmationLetter } from '#core/api/schemas/profile/work.ts';
import type { Format } from '#core/format/format.ts';
import type { TextFunction } from '#core/i18n/text-function.ts';
import { senderOf } from '../../pdf/sender.ts';

export interface LetterContent {
  sender: string;
  contacts: string;
  title: string;
  /** Number and day, side by side. */
  reference: [string, string];
  to: string[];
  opening: string;
  facts: [label: string, value: string][];
  notes: string[];
  closing: string[];
}

interface Words {
  texts: TextFunction<'letters'>;
  common: TextFunction<'common'>;
  format: Format;
  lang: 'en' | 'bn';
}

export function toLetterContent(letter: ConfirmationLetter, words: Words): LetterContent {
  const { texts, format, lang } = words;
  const id = format.id(letter.job_id);
  const { sender, contacts, phone } = senderOf(lang);
  return {
    sender,
    contacts,
    title: texts('heading'),
    reference: [
      texts('number', { number: letter.number }),
      texts('issued', { date: format.date(letter.issued_on) }),
    ],
    to: [
      texts('to', { name: letter.tutor.name }),
      texts('tutorId', { id: letter.tutor.tutorid }),
      phoneText(letter.tutor.phone_no, lang),
    ],
    opening: texts('opening', { job: id, className: letter.class_name, brand: sender }),
    facts: factsOf(letter, words),
    notes: [
      ...changedNote(letter, words),
      ...endNote(letter, words),
      ...chargeNote(letter, words),
      texts('respect'),
      texts('questions', { phone }),
    ],
    closing: [texts('regards'), texts('signature', { brand: sender }), texts('noSignature')],
  };
}

function factsOf(letter: ConfirmationLetter, { texts, common, format }: Words) {
  const days = common('daysInWeek', {
    count: letter.days_in_week,
    n: format.number(letter.days_in_week),
  });
  const { tutoring_duration: hours, job_duration: months } = letter;
  const facts: [string, string | null][] = [
    [texts('facts.job'), format.id(letter.job_id)],
    [texts('facts.guardian'), letter.guardian_name],
    [texts('facts.student'), letter.student_name],
    [texts('facts.class'), `${letter.class_name}, ${letter.category_name}`],
    [texts('facts.subjects'), letter.subjects.map(({ subject_name }) => subject_name).join(', ')],
    [texts('facts.students'), format.number(letter.number_of_students)],
    [texts('facts.place'), letter.tutoring_place],
    [texts('facts.area'), `${letter.location_name}, ${letter.city_name}`],
    [texts('facts.days'), days],
    [texts('facts.time'), letter.tutoring_time && format.time(letter.tutoring_time)],
    [
      texts('facts.hours'),
      hours === null ? null : texts('hours', { count: hours, n: format.number(hours) }),
    ],
    [
      texts('facts.duration'),
      months === 0
        ? texts('continuing')
        : texts('months', { count: months, n: format.number(months) }),
    ],
    [texts('facts.starts'), letter.hiring_date && format.date(letter.hiring_date)],
    [texts('facts.salary'), `${format.money(letter.salary_for_tutor)} ${common('perMonth')}`],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

/** The letter keeps what was confirmed; what holds now is said below it. */
function changedNote({ changed }: ConfirmationLetter, { texts, common, format }: Words) {
  if (!changed) return [];
  const { on, days_in_week: count, salary } = changed;
  return [
    texts('changed', {
      date: format.date(on),
      days: common('daysInWeek', { count, n: format.number(count) }),
      salary: `${format.money(salary)} ${common('perMonth')}`,
    }),
  ];
}

function endNote({ ended }: ConfirmationLetter, { texts, format }: Words) {
  return ended ? [texts(`ended.${ended.by}`, { date: format.date(ended.at) })] : [];
}

function chargeNote({ platform_charge: charge }: ConfirmationLetter, { texts, format }: Words) {
  if (!charge) return [];
  if (charge.is_free) return [texts('free')];
  return [
    texts('charge', {
      percent: format.number(charge.percent),
      amount: format.money(charge.taka),
      date: format.date(charge.due_on),
    }),
  ];
}
