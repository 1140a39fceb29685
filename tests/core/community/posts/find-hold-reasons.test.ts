/** Tests what keeps a text back, and what must not. */
import { expect, test } from 'vitest';
import { findHoldReasons } from '#core/community/posts/find-hold-reasons.ts';

const CHILDREN = ['Mitu Akter', 'Md. Rafiul Islam Rafi', 'তানিশা রহমান'];

test.each([
  ['Call me: 01711-234567', 'number'],
  ['আমার নম্বর ০১৭১১ ২৩৪৫৬৭', 'number'],
  ['+880 1711 234567', 'number'],
  ['zero one seven one one two three four five six seven', 'number'],
  ['শূন্য এক সাত এক এক দুই তিন চার পাঁচ ছয় সাত', 'number'],
  ['zero one seven double one 234567', 'number'],
  ['O17ll234567', 'number'],
  ['0*1*7*1*1*2*3*4*5*6*7', 'number'],
  ['write to someone@gmail.com', 'email'],
  ['someone at gmail dot com', 'email'],
  ['see www.example.org/tutors', 'link'],
  ['facebook.com/somebody', 'link'],
  ['my page is tutorbd dot com', 'link'],
  ['We live in House 12, Road 5, Dhanmondi', 'address'],
  ['বাড়ি নং ১২/এ, রোড ৫', 'address'],
  ['Flat: 4-B', 'address'],
  ['H-12, R-5, Uttara', 'address'],
  ['Mitu needs help with maths', 'child'],
  ['মিতুর অঙ্কে সমস্যা', 'child'],
  ['Rafike porate hobe', 'child'],
  ['Tanisha is in class 5', 'child'],
])('%s is held for %s', (text, reason) => {
  expect(findHoldReasons(text, CHILDREN)).toEqual([reason]);
});

test.each([
  'My daughter is in class 8 and is afraid of algebra. What helped your children?',
  'GPA 5.00 in SSC 2019, HSC 2021, now in my 3rd year at BUET.',
  'Salary here is 6000 to 8000 taka for 4 days a week, 1.5 hours a day.',
  'Road 27, Dhanmondi is full of traffic from 5 pm.',
  'We pay a house rent of 20,000 taka, so 5,000 for a tutor is a lot.',
  'Is a flat 500 taka an hour fair?',
  'বাসায় ২ জন পড়ে, একজন তৃতীয় শ্রেণি আর একজন অষ্টম শ্রেণি।',
  'বাড়ি ৫ তলা, লিফট নেই, তাই টিউটররা আসতে চান না।',
  'One two three, this is how I begin with the small ones.',
  'ইসলাম শিক্ষা আর রহমান স্যারের নোট কাজে লেগেছে।',
  'Lessons on 12, 15, 18 and 22 December 2026 at 7 30',
])('%s is not held', (text) => {
  expect(findHoldReasons(text, CHILDREN)).toEqual([]);
});

test('all reasons are said, and only own children count', () => {
  expect(findHoldReasons('Mitu, House 12, 01711234567', CHILDREN)).toEqual([
    'number',
    'address',
    'child',
  ]);
  expect(findHoldReasons('Mitu needs help', [])).toEqual([]);
});
