/** A phone leaves every other word of a request; what must not be kept is nowhere afterwards. */
import { describe, expect, test } from 'vitest';
import { removeContactData } from '#core/people/contact-data/remove-contact-data.ts';
import { serialiseState, slotsOf } from '#core/site/assistant/dialogue/state.ts';
import { readLookups } from './read-lookups.ts';
import { createTalk } from './talk.ts';

const lookups = readLookups();
const PHONES = [
  '01712345678',
  '01712-345678',
  '017 1234 5678',
  '0171.234.5678',
  '(017) 12345678',
  '+8801712345678',
  '+880 1712-345678',
  '8801712345678',
  '০১৭১২৩৪৫৬৭৮',
  '০১৭১২-৩৪৫৬৭৮',
  '+৮৮০ ১৭১২ ৩৪৫৬৭৮',
  '0171\u200b2345678',
];
const REQUESTS = [
  'I need a math tutor for class 8 in Uttara, 3 days, 6000 taka',
  'আমার মেয়ের জন্য ক্লাস ৮ এর গণিত টিউটর লাগবে উত্তরায়, সপ্তাহে ৩ দিন, ৬০০০ টাকা',
  'class 8 er math tutor lagbe uttara te, soptahe 3 din, 6 hajar taka',
];
const places: [name: string, (request: string, phone: string) => string][] = [
  ['before', (request, phone) => `${phone} ${request}`],
  ['after', (request, phone) => `${request} ${phone}`],
  ['after a word for it', (request, phone) => `${request}. my phone ${phone}`],
  ['in the middle', (request, phone) => request.replace(', ', `, ${phone}, `)],
];

describe.each(places)('a phone %s the request', (_, put) => {
  test.each(REQUESTS.flatMap((request) => PHONES.map((phone) => [phone, request])))(
    '%s: %s',
    (phone, request) => {
      const plain = createTalk(lookups);
      plain.say(request);
      const t = createTalk(lookups);
      t.say(put(request, phone));
      expect(slotsOf(t.state)).toEqual(slotsOf(plain.state));
      expect(t.state.task).toBe('hire');
      expect(t.keys[0]).toBe('phoneAside');
      expect(removeContactData(put(request, phone)).phone).toBe('01712345678');
      expect(serialiseState(t.state)).not.toMatch(/345678|৩৪৫৬৭৮|5678/);
    },
  );
});

test('a phone alone, as an answer, leaves the question open', () => {
  const t = createTalk(lookups);
  t.say('need a tutor for class 8');
  t.say('01712345678');
  expect(t.keys.at(-1)).toBe('ask.subjects');
  expect(t.state.task).toBe('hire');
});

const SECRETS = [
  'my pin is 4521',
  'PIN: 45217',
  'bkash pin 45217',
  'the otp is 452178',
  '452178 is the code',
  'amar otp 452178',
  'verification code 4521',
  'পিন ৪৫২১',
  'আমার ওটিপি ৪৫২১৭৮',
  'কোড হলো ৪৫২১',
  '৪৫২১ আমার পিন',
  'password is Bangla4521',
  'my nid 4521784521',
  'NID no: 4521784521784',
  'জাতীয় পরিচয়পত্র নম্বর ৪৫২১৭৮৪৫২১',
  'passport AB4521784',
  'voter id 45217845217845217',
  '+91 98765 45217',
  '+44 7911 145217',
  '0044 7911 145217',
  '+1 (202) 555-4521',
  '202-555-4521',
  '98765 45217',
  'card 4521 4521 4521 4521',
  '+971 50 452 1784',
  'rahim4521@example.com',
];

describe.each(SECRETS)('%s', (secret) => {
  test.each(['', 'class 8 math tutor lagbe uttara te ', 'need a tutor, 3 days, '])(
    'after "%s" is blotted out and means nothing',
    (before) => {
      const plain = createTalk(lookups);
      plain.say(before || 'hello');
      const t = createTalk(lookups);
      t.say(`${before}${secret}`);
      expect(t.keys[0]).toBe('phoneNotKept');
      expect(serialiseState(t.state)).not.toMatch(/4521|৪৫২১/);
      // A question about passwords keeps no wish, but nothing is ever made of a secret.
      expect(slotsOf(plain.state)).toMatchObject(slotsOf(t.state));
    },
  );
});

test.each([
  '5000-6000 taka',
  '4000 to 5000',
  '১০০০০ থেকে ১৫০০০ টাকা',
  '1,00,000',
  'class 9-10, 5000 taka, 4 days',
  'HSC 2026, 60000-70000',
  'post code 1216',
  'job 2120',
  'subject code 107, class 8 4000 taka',
  '5000+',
  'sector 11 class 5 5000',
])('%s is no number of a person', (text) => {
  expect(removeContactData(text)).toEqual({
    text,
    phone: undefined,
    hasPhone: false,
    hasSecret: false,
  });
});
