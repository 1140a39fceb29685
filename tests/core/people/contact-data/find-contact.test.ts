/** Tests what people write to be reached past us, and what only looks like it. */
import { describe, expect, test } from 'vitest';
import { findContacts } from '#core/people/contact-data/find-contact.ts';
import { BLOT, hasContact, hideContact } from '#core/people/contact-data/hide-contact.ts';
import { removeContactData } from '#core/people/contact-data/remove-contact-data.ts';

const PHONES = [
  '01711223344',
  '01711-223344',
  '(017) 11 22 33 44',
  '+880 1711 223344',
  '8801711223344',
  '1711223344',
  '০১৭১১২২৩৩৪৪',
  '০১৭১১ ২২ ৩৩ ৪৪',
  '０１７１１２２３３４４',
  '٠١٧١١٢٢٣٣٤٤',
  '۰۱۷۱۱۲۲۳۳۴۴',
  '०१७११२२३३४४',
  '𝟎𝟏𝟕𝟏𝟏𝟐𝟐𝟑𝟑𝟒𝟒',
  '𝟶𝟷𝟽𝟷𝟷𝟸𝟸𝟹𝟹𝟺𝟺',
  '⁰¹⁷¹¹²²³³⁴⁴',
  '₀₁₇₁₁₂₂₃₃₄₄',
  '0️⃣1️⃣7️⃣1️⃣1️⃣2️⃣2️⃣3️⃣3️⃣4️⃣4️⃣',
  '⓪①⑦①①②②③③④④',
  '⓿❶❼❶❶❷❷❸❸❹❹',
  '0১7১1٢2３3৪4',
  '0\u200b1\u200b7\u200b1\u200b1\u200b2\u200b2\u200b3\u200b3\u200b4\u200b4',
  '0\u00ad1711\u202c223344',
  '0̲1̲7̲1̲1̲2̲2̲3̲3̲4̲4̲',
  '0*1*7*1*1*2*2*3*3*4*4',
  '0 1 7 1 1 2 2 3 3 4 4',
  '0_1_7_1_1_2_2_3_3_4_4',
  '01711 ~ 223344',
  '01711 then 223344',
  '০১৭১১ তারপর ২২৩৩৪৪',
  '01711xx223344'.replace('xx', ' / / '),
  'O1711223344',
  'o17ll-223344',
  'О1711223344',
  '0I7II 22 33 44',
  'O|7||223344',
  '01711-22334A'.replace('A', '4'),
  '017ll2z3344',
  'zero one seven one one two two three three four four',
  'Zero-One-Seven-One-One-Two-Two-Three-Three-Four-Four',
  'zero one seven double one double two double three double four',
  'oh one seven one one two two three three four four',
  'zeroonesevenoneonetwotwothreethreefourfour',
  'zero seventeen eleven twenty two thirty three forty four',
  'zero seventeen eleven twenty-two thirty-three forty-four',
  'one seven one one two two three three four four',
  'shunno ek shat ek ek dui dui tin tin char char',
  'sunno ek sat ek ek dui dui tin tin char char',
  'শূন্য এক সাত এক এক দুই দুই তিন তিন চার চার',
  'শুন্য এক সাত ডাবল এক ডাবল দুই ডাবল তিন ডাবল চার',
  'জিরো ওয়ান সেভেন ওয়ান ওয়ান টু টু থ্রি থ্রি ফোর ফোর',
  'শূন্য সতেরো এগারো বাইশ তেত্রিশ চুয়াল্লিশ',
  '০ এক ৭ one ১ dui 2 তিন 3 char ৪',
  '017 one one 223344',
];

const ELSE: [text: string, kind: string][] = [
  ['someone@gmail.com', 'email'],
  ['someone＠gmail．com', 'email'],
  ['someone @ gmail . com', 'email'],
  ['someone@gmail dot com', 'email'],
  ['someone at gmail dot com', 'email'],
  ['someone (at) gmail (dot) com', 'email'],
  ['someone[at]yahoo[.]com', 'email'],
  ['someone at the rate gmail dot com', 'email'],
  ['someone at gmail', 'email'],
  ['someone gmail com'.replace(' com', '.com'), 'email'],
  ['𝓼𝓸𝓶𝓮𝓸𝓷𝓮@𝓰𝓶𝓪𝓲𝓵.𝓬𝓸𝓶', 'email'],
  ['someone অ্যাট জিমেইল ডট কম', 'email'],
  ['জিমেইল ডট কম', 'email'],
  ['someone at tutorbd dot com', 'email'],
  ['https://example.org/me', 'link'],
  ['hxxps://example.org', 'link'],
  ['www.example.org', 'link'],
  ['www dot example dot org', 'link'],
  ['example.org', 'link'],
  ['tutorbd.com.bd', 'link'],
  ['rahimtutor.xyz', 'link'],
  ['rahim-tutor.site', 'link'],
  ['ｅｘａｍｐｌｅ．ｃｏｍ', 'link'],
  ['example。com', 'link'],
  ['my page is tutorbd dot com', 'link'],
  ['tutorbd [.] com', 'link'],
  ['tutorbd . com', 'link'],
  ['টিউটরবিডি ডট কম', 'link'],
  ['facebook.com/somebody', 'link'],
  ['fb.me/somebody', 'link'],
  ['wa.me', 'link'],
  ['t.me/somebody', 'link'],
  ['website: rahim.online', 'link'],
  ['@rahim_tutor', 'link'],
  ['+91 98765 45217', 'secret'],
  ['my pin is 4521', 'secret'],
  ['NID no: 4521784521784', 'secret'],
  ['এনআইডি ৪৫২১৭৮৪৫২১৭৮৪', 'secret'],
  ['029123456', 'secret'],
  ['02-9123456', 'secret'],
];

const HARMLESS = [
  'Salary 5000-6000 taka',
  '500-1000 taka',
  '5000+ 6000-8000',
  '65000-75500 a month',
  '৫০০০ থেকে ৬০০০ টাকা',
  '৳ 1,00,000 – 1,50,000',
  'salary 12000 15000 18000',
  'rent @5000 a month',
  'GPA 5.00 in SSC 2019, HSC 4.83',
  'জিপিএ ৫.০০, এইচএসসি ২০১৯',
  'Sessions 2018-2019 2020-2021',
  'I passed in 2015 2016 2017 2018',
  'Lessons on 12, 15, 18 and 22 December 2026 at 7 30',
  'Dates 10, 15, 20, 25, 30, 35, 40',
  'Marks: 10 13 20 15 18 20 30',
  '01.03.2026 to 10.04.2026',
  '01/03/2026 - 05/04/2026',
  '২৬/১১/২০২৬ বিকাল ৪:৩০',
  '2026-01-31 2026-02-28',
  'Roll 123456, reg no 1712345678',
  'Registration number: 1823456789',
  'SSC roll 1712345678',
  'রোল নং ১৭১২৩৪৫৬৭৮',
  'EIIN 108265',
  'class 8, 9 and 10, 1.5 hours, 3 days',
  'One two three, this is how I begin with the small ones.',
  'one two three four five six seven eight nine ten',
  'এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ',
  'He can count from zero to nine: zero one two three four five six seven eight nine',
  'chapters 1, 2, 3, 5 and 8',
  'post code 1216, subject code 107',
  'B.Sc. in physics, Ph.D. soon, M.A. at DU',
  'I teach maths.In class 8 I teach physics.',
  'Offline.Online too',
  'He is good.me too',
  'I study at BUET and teach at home',
  'Dot to dot pictures for small ones, comma and dot com­plete'.replace('\u00ad', ''),
  'We meet at yahoo street'.replace('yahoo', 'Yusuf'),
  'e.g. algebra, i.e. x²+y², 10³',
  'H₂O and CO₂ are in chapter 3',
  '3½ hours, 1/2 of the book',
  'I have 10 years of experience, 200+ students, 95% A+',
  'উত্তরা ৭ নম্বর সেক্টরে, ১২ নং রোড',
  'মাসে ১২ দিন, দিনে ১.৫ ঘণ্টা, বেতন ৮,০০০–১০,০০০ টাকা',
  'ষোল বছর ধরে পড়াই, সতেরো জন ছাত্র বুয়েটে',
  'Time: 4:30 to 6:00, 7.30 pm',
  '1st, 2nd, 3rd, 4th, 5th, 6th year',
  'IELTS 7.5 (L 8.0, R 8.0, W 6.5, S 7.0)',
  'room no 1203, block C',
  '①  read ② write ③ repeat',
  'x = 0.1, 0.3, 0.5, 0.7, 0.9',
  'A to Z, 0 to 100',
];

const kindsOf = (text: string) => findContacts(text).contacts.map(({ kind }) => kind);

describe.each(['', 'Good maths. Call ', 'ফোন দিন '])('after "%s"', (before) => {
  test.each(PHONES)('the phone %s is found, taken out and read', (phone) => {
    const text = `${before}${phone}, after 5 pm`;
    expect(kindsOf(text)).toEqual(['phone']);
    expect(hideContact(text)).toBe(`${before}${BLOT}, after 5 pm`.normalize('NFC'));
    expect(removeContactData(text).phone).toBe('01711223344');
  });

  test.each(ELSE)('%s is found', (words, kind) => {
    expect(kindsOf(`${before}${words}`)).toEqual([kind]);
    expect(hasContact(`${before}${words} `)).toBe(true);
  });
});

test.each(HARMLESS)('%s is nobody’s', (text) => {
  expect(hideContact(text)).toBe(text);
  expect(hideContact(`I teach. ${text}. Thanks`)).toBe(`I teach. ${text}. Thanks`);
});

test('what is said around a number stays as it was written', () => {
  expect(hideContact('ক্লাস ৮, ফোন ০১৭১১২২৩৩৪৪, ৳৫,০০০')).toBe('ক্লাস ৮, ফোন •••, ৳৫,০০০');
  expect(hideContact('ｇｏｏｄ １２ 01711223344 ½')).toBe('ｇｏｏｄ １２ ••• ½');
});

test('long texts of any kind are read at once', () => {
  const started = performance.now();
  for (const text of [
    '0 1 7 '.repeat(400),
    'one seven '.repeat(250),
    'a.'.repeat(1200),
    '@a'.repeat(1200),
    'www '.repeat(600),
    '০১৭ '.repeat(600),
    'zero'.repeat(600),
    'at dot '.repeat(350),
  ])
    hideContact(text);
  expect(performance.now() - started).toBeLessThan(1000);
});
