/** Tests that what one form takes and keeps is refused by no other form of the same value. */
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { submitHireBody } from '#core/market/api/hire.ts';
import { locationBody } from '#core/market/api/own-locations.ts';
import { createRequestBody, updateRequestBody } from '#core/market/api/parent.ts';
import { studentBody } from '#core/market/api/students.ts';
import { parentRegistrationBody, tutorRegistrationBody } from '#core/people/api/account.ts';
import { parentProfileBody } from '#core/people/api/parent-profile.ts';
import { accountInfoBody, personalInfoBody } from '#core/people/api/profile/personal-info.ts';
import { contactBody } from '#core/site/api/contact.ts';
import { coachRequestBody } from '#core/tuition/api/coach-requests.ts';
import { bookingForm } from '#core/tuition/api/online-lessons.ts';

const NAMES = [
  'Rahim',
  "Md. Karim D'Costa",
  'Anne-Marie O’Brien',
  'মো. আব্দুল করিম',
  'মোঃ আব্দুর রহমান',
  'মোছা: রহিমা খাতুন',
  'Abdul Karim (late)',
  'A. B. M. Shahidul, Ph.D.',
  'র‍্যাবেকা সুলতানা',
  `Re${'\u0301'}ne${'\u0301'}e`,
  'a'.repeat(100),
];
const NO_NAMES = ['', ' ', 'a'.repeat(101), 'a\u202eb', 'Rahim \u0000'];
const LETTERS_ONLY = /^(?:[\p{L}\p{M} ]|\u200C|\u200D)+$/u;
const TEXTS = [...NAMES, 'House 12/A, Road 5', '১২ নং বাড়ি', '🙂 12', 'য়'.repeat(40)];

type Body = z.ZodObject;
/** Checks of several fields come after those of each: what a request needs is there. */
const request = {
  category_id: 1,
  class_id: 1,
  city_id: 1,
  location_id: 1,
  subject_ids: [1],
  salary: 5000,
  idempotency_key: crypto.randomUUID(),
  version: 1,
};
type Writer = [name: string, body: Body, ...path: string[]];

/** Returns whether this field of the body takes the text; its other fields are left out. */
function takes([, body, ...path]: Writer, text: string): boolean {
  const field = path.at(-1) ?? '';
  const nested = path.reduceRight<unknown>((value, part) => ({ [part]: value }), text);
  const issues = body.safeParse({ ...request, ...(nested as object) }).error?.issues ?? [];
  return !issues.some((issue) => issue.path.at(-1) === field);
}

const columns: [column: string, texts: readonly string[], writers: Writer[]][] = [
  [
    'the name of an account, a parent or who is called in need',
    [...NAMES, ...NO_NAMES],
    [
      ['hire', submitHireBody, 'contact', 'name'],
      ['contact', contactBody, 'name'],
      ['settings of a tutor', accountInfoBody, 'name'],
      ['settings of a guardian', parentProfileBody, 'name'],
      ['father', personalInfoBody, 'father_name'],
      ['mother', personalInfoBody, 'mother_name'],
      ['in need', personalInfoBody, 'emergency_contact_name'],
    ],
  ],
  [
    'the name of a student',
    [...TEXTS, 'a'.repeat(101)],
    [
      ['saved', studentBody, 'name'],
      ['request', createRequestBody, 'student_name'],
      ['changed', updateRequestBody, 'student_name'],
      ['coach', coachRequestBody, 'student_name'],
      ['lesson', bookingForm, 'student_name'],
    ],
  ],
  [
    'an institute',
    [...TEXTS, 'a'.repeat(101)],
    [
      ['saved', studentBody, 'institute'],
      ['request', createRequestBody, 'institute'],
      ['changed', updateRequestBody, 'institute'],
    ],
  ],
  [
    'an address',
    [...TEXTS, 'a'.repeat(300), 'a'.repeat(301)],
    [
      ['saved', locationBody, 'detail_address'],
      ['request', createRequestBody, 'detail_address'],
      ['coach', coachRequestBody, 'detail_address'],
    ],
  ],
  [
    'what a guardian says of themselves',
    [...TEXTS, 'a'.repeat(500), 'a'.repeat(501)],
    [
      ['sign-up', parentRegistrationBody, 'about'],
      ['settings', parentProfileBody, 'about'],
    ],
  ],
  [
    'a second phone',
    ['01711223344', '+880 1711-223344', '০১৭১১২২৩৩৪৪', '0171122334', ''],
    [
      ['sign-up', parentRegistrationBody, 'additional_phone_number'],
      ['settings of a guardian', parentProfileBody, 'additional_phone_number'],
      ['settings of a tutor', personalInfoBody, 'additional_number'],
    ],
  ],
];

describe.each(columns)('%s', (_column, texts, [first, ...others]) => {
  test.each(texts)('"%s" is taken by all or by none', (text) => {
    const isTaken = first !== undefined && takes(first, text);
    const otherwise = others.filter((writer) => takes(writer, text) !== isTaken);
    expect(otherwise.map(([name]) => name)).toEqual([]);
  });
});

test.each(NAMES)('what sign-up takes of "%s" the settings take as well', (name) => {
  for (const body of [tutorRegistrationBody, parentRegistrationBody])
    expect(takes(['sign-up', body, 'name'], name)).toBe(LETTERS_ONLY.test(name));
  expect(takes(['settings', accountInfoBody, 'name'], name)).toBe(true);
});
