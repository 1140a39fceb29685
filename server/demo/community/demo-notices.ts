/** Notices as staff would write them: shown now, coming, over. Their days follow the day of the fill. */

import { brand } from '#core/ground/brand.ts';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { toDigitsOf } from '#core/ground/format/latin-digits.ts';
import { hoursBefore } from '#server/demo/demo-context.ts';
import type { Db } from '#server/ground/db/database.ts';
import { notices } from '#server/ground/db/schema/notices.ts';

const NOON = 12;
/** The hours of support, as everywhere else. */
const OPENS = brand.support.opens;
const CLOSES = brand.support.closes - NOON;
const toBengali = (hour: number) => toDigitsOf('bn', String(hour));

const WRITTEN = [
  {
    audience: 'both',
    days: [-3, 25],
    titleEn: 'When we answer the phone',
    titleBn: 'কখন ফোন ধরি',
    textEn: `Our staff answer the phone every day from ${OPENS} AM to ${CLOSES} PM. Write at any hour.`,
    textBn: `প্রতিদিন সকাল ${toBengali(OPENS)}টা থেকে রাত ${toBengali(CLOSES)}টা পর্যন্ত আমাদের কর্মীরা ফোন ধরেন। যেকোনো সময় লিখতে পারেন।`,
  },
  {
    audience: 'guardians',
    days: [-1, 30],
    titleEn: 'Final exams are near',
    titleBn: 'বার্ষিক পরীক্ষা সামনে',
    textEn:
      'Many families look for a tutor in these weeks.\nSend your request early, so that you have more tutors to choose from.',
    textBn: 'এই সময়ে অনেক পরিবার টিউটর খোঁজেন।\nআগে অনুরোধ পাঠালে বেছে নেওয়ার মতো বেশি টিউটর পাবেন।',
  },
  {
    audience: 'tutors',
    days: [-2, 20],
    titleEn: 'Keep your free times up to date',
    titleBn: 'ফাঁকা সময় ঠিক রাখুন',
    textEn:
      'Guardians ask for evening lessons most. Check in your profile which times you have free.',
    textBn: 'অভিভাবকেরা সন্ধ্যার ক্লাস বেশি চান। আপনার কোন সময় ফাঁকা, প্রোফাইলে দেখে নিন।',
  },
  {
    audience: 'both',
    days: [9, 12],
    titleEn: 'Closed for the holiday',
    titleBn: 'ছুটিতে অফিস বন্ধ',
    textEn: 'Nobody answers the phone on these days. Requests can be sent as always.',
    textBn: 'এই কয়েক দিন কেউ ফোন ধরবেন না। অনুরোধ আগের মতোই পাঠানো যাবে।',
  },
  {
    audience: 'both',
    days: [-40, -30],
    titleEn: 'New in the app: statements',
    titleBn: 'নতুন: লেনদেনের বিবরণী',
    textEn: 'All invoices and payments of a month on one page, to print or save.',
    textBn: 'এক মাসের সব ইনভয়েস আর পেমেন্ট এক পাতায়, প্রিন্ট বা সেভ করা যায়।',
  },
] as const;

export async function fillDemoNotices(db: Db, staffId: number, now: Date): Promise<void> {
  await db.insert(notices).values(
    WRITTEN.map(({ days: [from, until], ...words }) => ({
      ...words,
      fromOn: dhaka(now).add(from, 'day').format(DAY),
      untilOn: dhaka(now).add(until, 'day').format(DAY),
      createdAt: hoursBefore(now, 24 * Math.max(1, -from)),
      createdBy: staffId,
    })),
  );
}
