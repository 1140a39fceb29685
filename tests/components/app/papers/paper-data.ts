/** Papers whose people write in both scripts: conjuncts, reph, vowels around a letter, digits, nukta letters. */

import type { Receipt } from '#core/money/api/receipts.ts';
import type { StatementAnswer } from '#core/money/api/statements.ts';
import type { TutorCv } from '#core/people/api/profile/overview.ts';
import type { LessonReport } from '#core/tuition/api/lessons.ts';
import type { Letter } from '#core/tuition/api/letters.ts';
import type { Lesson as OnlineLesson } from '#core/tuition/api/online-lessons.ts';
import { markedLesson, taught } from '../tuition/teaching-host.ts';

/** Each of these has been lost, doubled or turned round by some writer of PDFs. */
export const HARD_WORDS =
  'ক্ষুদ্র জ্ঞান হৃৎপিণ্ড র‍্যাংক কর্তৃপক্ষ বাঙ্গালি রাঢ় আষাঢ় পড়া বয়স কোচিং সৌন্দর্য অংশ দুঃখ চাঁদ ৳ ৫,০০০';
const place = {
  class_name: 'Class 8',
  subjects: [{ subject_name: 'গণিত' }, { subject_name: 'Physics' }],
};

export const letter: Letter = {
  tuition_id: 5,
  side: 'tutor',
  number: 'CL-5',
  version: 2,
  from_on: '2026-10-01',
  issued_on: '2026-09-28',
  hash: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  versions: [{ version: 2, from_on: '2026-10-01', signed_by: ['guardian'] }],
  signatures: [{ side: 'guardian', name: 'মো. শফিকুর রহমান চৌধুরী', at: '2026-10-02T06:00:00Z' }],
  may_sign: false,
  ended: { at: '2026-11-20T06:00:00Z', by: 'guardian' },
  job_id: 42,
  guardian_name: 'মো. শফিকুর রহমান চৌধুরী',
  student_name: `শ্রেয়া (${HARD_WORDS})`,
  tutor: {
    name: "Ayşe D'Costa",
    tutorid: 'T1001',
    phone_no: '01711000001',
    photo: null,
    gender: 2,
  },
  ...taught,
  ...place,
  salary: 125_000,
  tutoring_time: '17:30',
  tutoring_duration: 1.5,
  job_duration: 6,
  hiring_date: '2026-10-05',
  number_of_students: 2,
  platform_charge: { percent: 55, taka: 68_750, due_on: '2026-10-12', is_free: false },
};

const LESSONS = 30;
export const report: LessonReport = {
  month: '2026-10',
  agreed: 13,
  held: LESSONS,
  minutes: 45 * LESSONS,
  confirmed: 20,
  waiting: 4,
  disputed: 3,
  not_held: 3,
  lessons: Array.from({ length: LESSONS }, (_, at) => ({
    ...markedLesson,
    id: at + 1,
    day: `2026-10-${String(at + 1).padStart(2, '0')}`,
    starts_at: '17:15',
    minutes: 45,
    subjects: [{ id: 1, subject_name: 'গণিত' }],
    taught: `অনুপাত ও শতকরা ${at + 1}, ${HARD_WORDS}`,
    homework: at % 2 === 0 ? `Exercise ${at}.2 – সমীকরণ` : null,
    standing: 'confirmed' as const,
  })),
};

export const receipt: Receipt = {
  number: 'REC-0123456789ABCDEF',
  payment_ref: 'PAY-0123456789ABCDEF',
  paid_at: '2026-11-20T20:30:00.000Z',
  payer: { name: `ড. শ্রীমতী ${HARD_WORDS}`, id: 'T-1001' },
  invoice: {
    number: 'INV-2026-000017',
    kind: 'platform_charge',
    issue_date: '2026-11-20',
    charge: {
      job_id: 42,
      class_name: 'Class 8',
      category_name: 'Bangla Medium',
      job_type: 'home',
      job_duration: 6,
      salary: 6000,
      percent: 55,
    },
    coach: null,
  },
  lines: [
    { kind: 'charge', amount_poisha: 330_000 },
    { kind: 'promotion', amount_poisha: -33_000 },
  ],
  amount_poisha: 200_050,
  to_balance_poisha: 0,
  open_poisha: 96_950,
  method: 'bkash',
  gateway_trx: 'BKH7712',
};

export const statement: StatementAnswer = {
  months: ['2026-11'],
  person: { name: 'রোকেয়া সাখাওয়াত', id: 'G-2001' },
  statement: {
    month: '2026-11',
    opening: { owed_poisha: 0, held_poisha: 0 },
    closing: { owed_poisha: 50_000, held_poisha: 20_050 },
    debit_poisha: 50_000,
    credit_poisha: 20_050,
    lines: [
      {
        id: 1,
        date: '2026-11-03T06:00:00Z',
        kind: 'charge',
        description: 'চালান: ভেরিফিকেশন চার্জ, INV-2026-000017',
        document: 'INV-2026-000017',
        debit_poisha: 50_000,
        credit_poisha: 0,
        balance_poisha: 50_000,
      },
      {
        id: 2,
        date: '2026-11-04T06:00:00Z',
        kind: 'refund',
        description: `ফেরত: ${HARD_WORDS}`,
        document: 'TR-000002',
        debit_poisha: 0,
        credit_poisha: 20_050,
        balance_poisha: -29_950,
      },
    ],
  },
};

export const onlineLesson: OnlineLesson = {
  id: 9,
  number: 'OL-000009',
  side: 'tutor',
  phase: 'completed',
  ending: null,
  reason: `অভিভাবক লিখেছেন: ${HARD_WORDS}`,
  class_name: 'একাদশ শ্রেণি',
  category_name: 'Bangla Medium',
  exam: null,
  subject_name: 'উচ্চতর গণিত',
  student_name: 'শ্রেয়া',
  note: null,
  starts_at: '2026-11-20T12:00:00Z',
  ends_at: '2026-11-20T13:00:00Z',
  tutor: { name: 'নুসরাত জাহান', photo: null, gender: 2, tutorid: 'T1001' },
  hourly_rate: 500,
  fee: 500,
  share: { platform_charge: 75, earning: 425, earned_at: '2026-11-21T13:00:00Z' },
  answer_by: null,
  pay_by: null,
  invoice: null,
  join_from: '2026-11-20T11:50:00Z',
  join_link: null,
  may_cancel: false,
  free_cancel_until: '2026-11-19T12:00:00Z',
  is_late: false,
  may_dispute: false,
  dispute_until: '2026-11-21T13:00:00Z',
  dispute: null,
  may_rate: false,
  rating: null,
};

export const cv: TutorCv = {
  name: 'নুসরাত জাহান Şahin',
  tutorid: 'T1001',
  gender: 2,
  photo: null,
  about_yourself: `I teach with patience.\n${HARD_WORDS}`,
  religious: 'Islam',
  city: 'ঢাকা',
  location: 'মিরপুর',
  preferred_location: ['ধানমন্ডি', 'Mohammadpur'],
  expected_salary: 8000,
  tutoring_style: ['One to one'],
  tutoring_place: ['Home'],
  categories: ['Bengali medium'],
  i_classes: ['Class 8', 'Class 9'],
  subjects: ['গণিত', 'Physics'],
  documents_checked: null,
  history: null,
  education: [],
  experience: [],
  phone_no: '01711000001',
  email: 'nusrat@example.com',
  date_of_birth: '2001-02-21',
  present_address: 'বাড়ি ১২/ক, রোড ৭, মিরপুর',
  permanent_address: 'গ্রাম: বড়াইগ্রাম, নাটোর',
  father_name: 'মো. আব্দুল্লাহ',
  mother_name: 'মোছা. হৃদয়া খাতুন',
};
