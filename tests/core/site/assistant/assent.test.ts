/** At the summary any natural yes sends, any natural no does not, and a doubt shows it again. */
import { describe, expect, test } from 'vitest';
import { slotsOf } from '#core/site/assistant/dialogue/state.ts';
import { readLookups } from './read-lookups.ts';
import { createTalk } from './talk.ts';

const lookups = readLookups();
const list = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const YES = list(`yes
  Yes!
  yes.
  YES PLEASE
  yeah
  yep
  yup sure
  y
  ok
  okay
  OKAYYYY
  k
  fine
  alright
  all right
  correct
  that is correct
  that's right
  looks good
  looks good to me
  perfect
  great, send it
  send
  send it
  please send it
  submit
  submit it please
  go ahead
  proceed
  confirm
  confirmed
  sure, go ahead
  absolutely
  of course yes
  why not
  no problem
  no mistakes
  no changes
  nothing wrong
  everything is correct
  all good
  done
  yes that is exactly what I need thank you
  ok thanks
  👍
  ✅
  yes 👍🏽
  হ্যাঁ
  হ্যা
  হ্যাঁ ঠিক আছে
  হ
  হুম
  জি
  জ্বি
  জী ভাই
  ঠিক আছে
  ঠিকাছে
  সব ঠিক আছে
  একদম ঠিক
  আচ্ছা
  পাঠান
  পাঠিয়ে দিন
  হ্যাঁ পাঠিয়ে দেন
  অনুরোধ পাঠান
  ওকে
  ইয়েস
  কনফার্ম করুন
  এগিয়ে যান
  চলবে
  সঠিক
  ভুল নেই
  কোনো ভুল নেই
  কোনো সমস্যা নেই
  অবশ্যই
  জি, ধন্যবাদ
  ha
  haa
  haan
  hae
  ha thik ache
  ji
  jee
  ji bhai
  hm
  hmm
  thik ache
  thik ase
  tik ache
  sob thik ache
  ekdom thik
  accha
  acha
  pathan
  pathay den
  pathiye din
  ha pathaye den
  koren
  confirm koren
  agan
  cholbe
  vul nai
  kono vul nai
  kono somossa nai
  ok vai
  hobe
  obosshoi
  submit koren`);

const NO = list(`no
  No.
  nope
  nah
  n
  not yet
  not now
  no thanks
  don't
  don't send
  do not send it
  please don't send it
  wait
  stop
  hold on
  cancel
  cancel it
  later
  wrong
  that's wrong
  that is not right
  not correct
  not ok
  it is incorrect
  no, wrong
  no it is wrong
  there is a mistake
  ok wait
  yes but wait
  change it
  👎
  ❌
  না
  না ভাই
  নাহ
  না, ভুল
  ভুল
  ভুল আছে
  ঠিক নেই
  ঠিক না
  পাঠাবেন না
  না পাঠাবেন না
  এখন না
  এখনই না
  পরে
  থামুন
  বাতিল
  থাক
  দরকার নেই
  হ্যাঁ কিন্তু এখন না
  na
  naa
  na bhai
  na vul
  vul
  vul ache
  bhul hoise
  thik nai
  thik na
  pathaben na
  pathayen na
  ekhon na
  pore
  thamen
  batil
  bad den
  thak
  lagbe na
  ha kintu pore`);

const summary = () => {
  const t = createTalk(lookups);
  t.say('math tutor for class 8 in Uttara, 3 days, 6000');
  expect(t.keys).toEqual(['hire.summary']);
  return t;
};

test.each(YES)('"%s" sends', (text) => {
  const t = summary();
  t.say(text);
  expect(t.command).toMatchObject({ kind: 'open_hire' });
});

test.each(NO)('"%s" does not send, and loses nothing', (text) => {
  const t = summary();
  const before = slotsOf(t.state);
  t.say(text);
  expect(t.command).toBeUndefined();
  expect(slotsOf(t.state)).toEqual(before);
});

test.each(['is it right?', 'ok?', 'no, it is fine', 'না ঠিক আছে', 'thank you', 'hmm what'])(
  '"%s" is neither for sure: nothing is sent',
  (text) => {
    const t = summary();
    t.say(text);
    expect(t.command).toBeUndefined();
  },
);

test.each([
  ['yes, but class 9', { class: lookups.numberedClasses.get('class 9') }],
  ['ok 4 days', { days: 4 }],
  ['হ্যাঁ তবে ৪ দিন', { days: 4 }],
  ['ha, kintu 7 hajar', { salary: { min: 7000, max: 7000 } }],
  ['no, class 9', { class: lookups.numberedClasses.get('class 9') }],
])('"%s" changes it and shows it again', (text, slots) => {
  const t = summary();
  t.say(text);
  expect(t.keys.at(-1)).toBe('hire.summary');
  expect(slotsOf(t.state)).toMatchObject(slots);
});

test.each(['yes, class 8', 'ha, 6000 taka', 'হ্যাঁ, উত্তরা'])('"%s" repeats what is known', (text) => {
  const t = summary();
  t.say(text);
  expect(t.command).toMatchObject({ kind: 'open_hire' });
});

/** The question that is open, short answers to it, and the slot each fills. */
const ANSWERS: [asked: string, before: string, answers: string[], slot: string][] = [
  [
    'class',
    'tutor lagbe',
    ['8', 'eight', 'class 8', 'আট', '৮', 'at', 'hsc', 'play', 'ielts'],
    'class',
  ],
  [
    'subjects',
    'tutor lagbe class 8',
    [
      'english',
      'bangla',
      'English please',
      'all',
      'sob',
      'math',
      'ইংরেজি',
      'বাংলা',
      'সব',
      'only english',
    ],
    'subjects',
  ],
  [
    'place',
    'class 8 math tutor lagbe',
    ['online', 'home', 'at home', 'basay', 'বাসায়', 'অনলাইন', 'batch', 'group'],
    'place',
  ],
  [
    'area',
    'class 8 math tutor lagbe basay',
    ['mirpur', 'notun bazar', 'new market', 'মিরপুর', 'uttara', 'dhaka'],
    'area',
  ],
  [
    'days',
    'class 8 math tutor lagbe mirpur e',
    ['4', 'four', 'char', 'চার', '৪', '4 din', 'চার দিন', 'daily', '3 or 4'],
    'days',
  ],
  [
    'salary',
    'class 8 math tutor lagbe mirpur e 4 din',
    ['5', '5k', '5000', '5 hajar', 'panch hajar', '৫ হাজার', '৫০০০', '5-6', '4 to 5 hajar'],
    'salary',
  ],
];
describe.each(ANSWERS)('asked for %s', (asked, before, answers, slot) => {
  test.each(answers)('"%s" answers it', (answer) => {
    const t = createTalk(lookups);
    t.say(before);
    expect(t.state.asking).toBe(asked);
    t.say(answer);
    expect(Object.keys(slotsOf(t.state))).toContainEqual(answer === 'dhaka' ? 'city' : slot);
    expect(t.state.task).toBe('hire');
  });
});
