/** A confirmation letter in the reader's language: the same words for the screen and the PDF. */

import type { TFunction } from 'i18next';
import { senderOf } from '#app/ground/pdf/sender.ts';
import type { Format } from '#core/ground/format/format.ts';
import { type OwnSide, ownSides } from '#core/people/account/own-sides.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import type { Letter } from '#core/tuition/api/letters.ts';

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
  /** The signatures of both sides, also that one is missing. */
  signatures: string[];
  /** The version of these terms, and how to tell that nothing in them was changed. */
  version: string;
  closing: string[];
}

/** Enough of the hash to tell two versions apart. */
const CODE_LENGTH = 12;

interface Words {
  texts: TFunction<'letters'>;
  common: TFunction<'common'>;
  format: Format;
  lang: 'en' | 'bn';
}

export function toLetterContent(letter: Letter, words: Words): LetterContent {
  const { texts, format, lang } = words;
  const { sender, contacts, phone } = senderOf(lang);
  return {
    sender,
    contacts,
    title: texts('heading'),
    reference: [
      texts('number', { number: letter.number }),
      texts('issued', { date: format.date(letter.issued_on) }),
    ],
    to: addresseeOf(letter, words),
    opening: openingOf(letter, sender, words),
    facts: factsOf(letter, words),
    notes: [
      ...endNote(letter, words),
      ...chargeNote(letter, words),
      texts(letter.side === 'tutor' ? 'respect' : 'respectGuardian'),
      texts('questions', { phone }),
    ],
    signatures: ownSides.map((side) => signatureOf(letter, side, words)),
    version: [
      texts('version', { n: format.number(letter.version), date: format.date(letter.from_on) }),
      letter.hash && texts('code', { code: letter.hash.slice(0, CODE_LENGTH) }),
    ]
      .filter(Boolean)
      .join(' · '),
    closing: [texts('regards'), texts('signature', { brand: sender }), texts('noSignature')],
  };
}

/** The tutor's phone is on the tutor's copy alone. */
function addresseeOf({ side, tutor, guardian_name }: Letter, { texts, lang }: Words): string[] {
  if (side === 'guardian') return [texts('to', { name: guardian_name })];
  return [
    texts('to', { name: tutor.name }),
    texts('tutorId', { id: tutor.tutorid }),
    ...(tutor.phone_no === null ? [] : [phoneText(tutor.phone_no, lang)]),
  ];
}

function openingOf(letter: Letter, brand: string, { texts, format }: Words): string {
  const values = { job: format.id(letter.job_id), className: letter.class_name, brand };
  return letter.side === 'tutor'
    ? texts('opening', values)
    : texts('openingGuardian', { ...values, tutor: letter.tutor.name });
}

function signatureOf({ signatures }: Letter, side: OwnSide, { texts, format }: Words): string {
  const signed = signatures.find((one) => one.side === side);
  return signed === undefined
    ? texts(`unsigned.${side}`)
    : texts(`signedBy.${side}`, { name: signed.name, date: format.date(signed.at) });
}

function factsOf(letter: Letter, { texts, common, format }: Words) {
  const days = common('daysInWeek', {
    count: letter.days_in_week,
    n: format.number(letter.days_in_week),
  });
  const { tutoring_duration: hours, job_duration: months } = letter;
  const facts: [string, string | null][] = [
    [texts('facts.job'), format.id(letter.job_id)],
    [texts('facts.tutor'), letter.side === 'guardian' ? letter.tutor.name : null],
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
    [texts('facts.salary'), `${format.money(letter.salary)} ${common('perMonth')}`],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

function endNote({ ended }: Letter, { texts, format }: Words) {
  return ended ? [texts(`ended.${ended.by}`, { date: format.date(ended.at) })] : [];
}

function chargeNote({ platform_charge: charge }: Letter, { texts, format }: Words) {
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
