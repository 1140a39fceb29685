/** A tutor's CV in the reader's language: the same words for the screen and the PDF. */

import type { TFunction } from 'i18next';
import { readerDigits } from '#app/people/documents/reader-digits.ts';
import type { Format } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import type { OpenCv, TutorCv } from '#core/people/api/profile/overview.ts';
import { CV_EXPERIENCES, shortenAbout } from '#core/people/profile/cv-limits.ts';
import { GRADUATION_COMPLETED } from '#core/people/profile/education-rules.ts';
import { type CvPart, USUAL_CV_PARTS } from './cv-parts.ts';
import { listed } from './listed.ts';

export interface CvItem {
  title: string;
  details: string[];
  text?: string;
}

export type CvSection = { title: string; empty?: string } & (
  | { kind: 'items'; items: CvItem[] }
  | { kind: 'facts'; facts: [label: string, value: string][] }
  | { kind: 'text'; text: string }
);

export interface CvContent {
  heading: string;
  name: string;
  tutorId: string;
  contacts: string[];
  /** The note on what our staff have checked, and when. */
  checked: string | null;
  photo: string | null;
  sections: CvSection[];
}

interface Words {
  texts: TFunction<'cv'>;
  genderText(code: number): string;
  brandName: string;
  format: Format;
  lang: Lang;
}

const known = (parts: (string | null | undefined | false)[]) =>
  parts.filter((part): part is string => Boolean(part));

/** Returns the CV as guardians read it, or the tutor's own with the parts that were chosen. */
export function toCvContent(
  cv: OpenCv | TutorCv,
  words: Words,
  parts: readonly CvPart[] = USUAL_CV_PARTS,
): CvContent {
  const { texts } = words;
  return {
    heading: texts('heading'),
    name: cv.name,
    tutorId: texts('tutorId', { id: cv.tutorid }),
    contacts: known([
      ...(parts.includes('contacts') && 'phone_no' in cv
        ? [phoneText(cv.phone_no, words.lang), cv.email]
        : []),
      known([cv.location, cv.city]).join(', '),
    ]),
    checked: checkedLine(cv, words),
    photo: parts.includes('photo') ? cv.photo : null,
    sections: sections(cv, words, parts),
  };
}

const checkedLine = ({ documents_checked: checked }: OpenCv, { texts, format, brandName }: Words) =>
  checked &&
  texts('checked', {
    brand: brandName,
    date: format.date(checked.at),
    parts: checked.parts.map((part) => texts(`part.${part}`)).join(', '),
  });

function sections(cv: OpenCv | TutorCv, words: Words, parts: readonly CvPart[]): CvSection[] {
  const { texts } = words;
  const all: CvSection[] = [
    {
      kind: 'text',
      title: texts('about'),
      text: cv.about_yourself ?? '',
      empty: texts('empty.about'),
    },
    {
      kind: 'items',
      title: texts('education'),
      items: educationItems(cv, words),
      empty: texts('empty.education'),
    },
    {
      kind: 'items',
      title: texts('experience'),
      items: experienceItems(cv, words),
      empty: texts('empty.experience'),
    },
    {
      kind: 'facts',
      title: texts('history.title', { brand: words.brandName }),
      facts: historyFacts(cv, words),
    },
    { kind: 'facts', title: texts('preferences'), facts: preferenceFacts(cv, words) },
    { kind: 'facts', title: texts('personal'), facts: personalFacts(cv, words, parts) },
  ];
  // A heading with nothing under it would look like a mistake.
  return all.filter((section) => section.kind !== 'facts' || section.facts.length > 0);
}

const educationItems = ({ education }: OpenCv, { texts, format }: Words): CvItem[] =>
  education.map((entry) => ({
    title: known([
      entry.exam_title?.exam_title ?? entry.education_level.dependency_name,
      entry.group?.group_name ?? entry.department?.department_name,
    ]).join(', '),
    details: known([
      entry.university?.university_name,
      entry.board?.board_name,
      entry.curriculum?.curriculum_name,
      entry.result && texts('result', { result: readerDigits(entry.result, format) }),
      entry.passing_year !== null && texts('passingYear', { year: format.id(entry.passing_year) }),
      entry.current_semester === GRADUATION_COMPLETED && texts('completed'),
      entry.current_semester !== null &&
        entry.current_semester !== GRADUATION_COMPLETED &&
        texts('semester', { n: format.number(entry.current_semester) }),
      entry.current_institute === '1' &&
        entry.current_semester !== GRADUATION_COMPLETED &&
        texts('current'),
    ]),
  }));

const experienceItems = ({ experience }: OpenCv, { texts, format }: Words): CvItem[] =>
  experience.slice(0, CV_EXPERIENCES).map((entry) => ({
    title: `${entry.i_classes.class_name}, ${entry.tutoring_category.category_name}`,
    details: [
      texts('period', {
        from: format.date(entry.duration_from),
        to: format.date(entry.duration_to),
      }),
      entry.teaching_location,
    ],
    text: shortenAbout(entry.about),
  }));

type Fact = [label: string, value: string];
const withValue = (facts: [string, string | null | undefined | false][]): Fact[] =>
  facts.filter((fact): fact is Fact => Boolean(fact[1]));

const historyFacts = ({ history }: OpenCv, { texts, format }: Words): Fact[] =>
  history === null
    ? []
    : withValue([
        [texts('history.tuitions'), format.number(history.tuitions)],
        [texts('history.months'), history.months > 0 && format.number(history.months)],
        [texts('history.classes'), history.classes.join(', ')],
        [
          texts('history.attendance'),
          history.attendance &&
            texts('history.attendanceValue', {
              percent: format.number(history.attendance.percent),
              n: format.number(history.attendance.lessons),
            }),
        ],
      ]);

const preferenceFacts = (cv: OpenCv, { texts, format }: Words): Fact[] =>
  withValue([
    [texts('facts.categories'), listed(cv.categories)],
    [texts('facts.classes'), listed(cv.i_classes)],
    [texts('facts.subjects'), listed(cv.subjects)],
    [texts('facts.areas'), listed(cv.preferred_location)],
    [texts('facts.styles'), listed(cv.tutoring_style)],
    [texts('facts.places'), listed(cv.tutoring_place)],
    [
      texts('facts.salary'),
      cv.expected_salary !== null &&
        texts('facts.salaryValue', { amount: format.money(cv.expected_salary) }),
    ],
  ]);

function personalFacts(
  cv: OpenCv | TutorCv,
  { texts, format, genderText }: Words,
  parts: readonly CvPart[],
): Fact[] {
  const own = (part: CvPart) => ('father_name' in cv && parts.includes(part) ? cv : null);
  const birthDate = own('birthDate')?.date_of_birth;
  return withValue([
    [texts('facts.gender'), cv.gender !== null && genderText(cv.gender)],
    [texts('facts.birthDate'), birthDate && format.date(birthDate)],
    [texts('facts.religion'), own('religion')?.religious],
    [texts('facts.fatherName'), own('parents')?.father_name],
    [texts('facts.motherName'), own('parents')?.mother_name],
    [texts('facts.presentAddress'), own('addresses')?.present_address],
    [texts('facts.permanentAddress'), own('addresses')?.permanent_address],
  ]);
}
