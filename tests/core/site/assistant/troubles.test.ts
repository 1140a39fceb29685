/**
 * Tests that a report of what went wrong is answered as what it is, wherever the talk stands, and
 * that no figure is taken from it.
 */
import { describe, expect, test } from 'vitest';
import { slotsOf } from '#core/site/assistant/dialogue/state.ts';
import { editAnswer } from '#core/site/assistant/edit.ts';
import { readTrouble } from '#core/site/assistant/troubles/read-trouble.ts';
import type { Trouble } from '#core/site/assistant/troubles/troubles.ts';
import { readCorpus } from './read-corpus.ts';
import { readLookups } from './read-lookups.ts';
import { createRenderer } from './render-message.ts';
import { createTalk } from './talk.ts';

const lookups = readLookups();
const write = { en: createRenderer('en', lookups), bn: createRenderer('bn', lookups) };
const read = (text: string) => readTrouble(text, lookups.troubles);

const told: Record<Trouble, readonly string[]> = {
  advance_fee: [
    'Somebody asked me for 500 taka registration',
    'someone called and asked for registration fee 500 taka',
    'a person from your team told me to bkash 500 for verification',
    'he wants 1000 tk in advance before giving me the tuition',
    'I paid 500 taka to a man for registration, is it a scammer?',
    'I was scammed',
    'do I have to pay money in advance?',
    'the tutor asked for 2000 taka advance',
    'keu amar kache registration er jonno 500 taka chaise',
    'ekjon amake bolse 500 taka bkash korte registration er jonno',
    'agei taka dite hobe?',
    'ekta protarok amar kache taka niyeche',
    'একজন রেজিস্ট্রেশনের জন্য ৫০০ টাকা চেয়েছে',
    'কেউ আমার কাছে নিবন্ধনের জন্য টাকা চাইছে',
    'টিউশন দেওয়ার আগে টাকা চাচ্ছে, দিব?',
    'আমি প্রতারিত হয়েছি',
  ],
  unpaid_salary: [
    'the guardian has not paid my salary for two months',
    'I did not get my salary this month',
    'guardian is not paying me',
    'my salary is unpaid',
    'parents owe me salary',
    'guardian beton dey na dui mash',
    'amar beton paini',
    'obhibhabok amar taka dicche na ei mashe',
    'beton baki ase 2 masher',
    'অভিভাবক দুই মাস বেতন দেননি',
    'আমার বেতন পাইনি',
    'গার্ডিয়ান আমার বেতন দিচ্ছে না',
    'টাকা মেরে দিয়েছে অভিভাবক',
  ],
  absent_tutor: [
    'my tutor has not come for a week',
    'Our teacher does not come any more',
    'the tutor is absent again',
    'my math tutor stopped coming',
    'tutor does not answer my calls',
    'amar tutor ek shoptaho dhore asche na',
    'sir ashe na 5 din',
    'amar meyer teacher ashen na',
    'tutor chole gese amar',
    'tutor phone dhore na',
    'আমার টিউটর এক সপ্তাহ আসেনি',
    'স্যার তিন দিন ধরে আসছেন না',
    'শিক্ষক ফোন ধরছেন না',
    'টিউটর আসে না আজ সাত দিন',
  ],
};

describe.each(Object.entries(told))('%s', (trouble, sentences) => {
  test.each(sentences)('%s', (sentence) => {
    const t = createTalk(lookups);
    t.say('class 8 math tutor lagbe mirpur e, 5000 taka');
    const before = t.state;
    const [message, ...others] = t.say(sentence).messages;
    expect(message?.key).toBe(`trouble.${trouble}`);
    expect(message?.link).toMatch(/^\//);
    expect(others).toEqual([]);
    expect(t.command).toBeUndefined();
    const { known, task, asking } = t.state;
    expect({ known, task, asking }).toEqual({
      known: before.known,
      task: before.task,
      asking: before.asking,
    });
    for (const writer of Object.values(write)) {
      const { text, choices } = writer(message ?? { key: 'fine', data: {} });
      expect(text).not.toMatch(/৳|\d|[০-৯]|\{\{/);
      expect(choices.length).toBeGreaterThan(1);
    }
  });
});

test.each([
  'how much is the registration fee',
  'is registration free',
  'verification fee 500?',
  'do guardians pay any fee',
  'when do I get my salary',
  'I want a tutor before 5 pm, 5000 taka',
  'guardian wants a class 5 tutor, 5000 taka before Ramadan',
  'I cannot pay more than 5000 salary',
  '৫০০০ এর বেশি বেতন দিতে পারব না',
  'math tutor ase na ekhane?',
  'show tutors not in Mirpur',
  'I want refund',
  'tutor should come to my home',
  'will I get my money back if the tuition ends',
  'do tutors get paid monthly',
  'without physics, my tutor comes 3 days',
])('a wish or a plain question is none: %s', (sentence) => expect(read(sentence)).toBeNull());

test('what people usually ask is not taken for a report', () => {
  const usual = readCorpus('tuned.tsv').filter(({ intent }) => intent !== 'talk_to_person');
  const mistaken = usual.filter(({ text }) => read(text) !== null).map(({ text }) => text);
  // The one that asks whether money is due in advance.
  expect(mistaken).toEqual(['taka ki agey dite hoy']);
});

test('a number typed with it is not said to be kept for a request', () => {
  const t = createTalk(lookups);
  t.say('somebody from 01712345678 asked me for 500 taka registration');
  expect(t.keys).toEqual(['phoneNotKept', 'trouble.advance_fee']);
});

test('a message changed into a report is answered as one', () => {
  const t = createTalk(lookups);
  t.say('math tutor for class 8');
  const { messages, state } = editAnswer(t.state, 0, 'my tutor has not come for a week', lookups);
  expect(messages[0]?.key).toBe('trouble.absent_tutor');
  expect(slotsOf(state)).toEqual(slotsOf(t.state));
});

test.each(['guardian amake hoyrani kore', 'the guardian harasses me', 'অভিভাবক আমাকে হয়রানি করে'])(
  'harassment has help and a person: %s',
  (sentence) => {
    const t = createTalk(lookups);
    expect(t.say(sentence).messages[0]).toMatchObject({ key: 'safety.harassed_tutor' });
  },
);

describe('figures stay with what they were said of', () => {
  const texts = (t: ReturnType<typeof createTalk>, sentence: string) =>
    t.say(sentence).messages.map((message) => write.en(message).text);

  test('a salary of the search is not the one a charge or refund is worked out of', () => {
    const t = createTalk(lookups);
    t.say('math tuition in Uttara above 6000');
    expect(texts(t, 'what is the platform charge?').join()).not.toContain('6,000');
    expect(texts(t, 'refund?').join()).not.toMatch(/৳/);
  });

  test('a sum named with the registration is no salary', () => {
    const t = createTalk(lookups);
    expect(texts(t, 'is 500 taka registration fee right?').join()).not.toMatch(/55%|275/);
    expect(texts(t, 'how do I get a refund').join()).not.toMatch(/275/);
  });

  test('a salary asked for by the answer about fees is worked out there', () => {
    const t = createTalk(lookups);
    expect(t.say('what is the platform charge?').messages.map(({ key }) => key)).toContain(
      'fees.askSalary',
    );
    expect(texts(t, '6000').join()).toContain('55% of ৳ 6,000 = ৳ 3,300');
    expect(slotsOf(t.state)).toEqual({});
  });

  test('an answer about refunds leads to where a refund is claimed', () => {
    const t = createTalk(lookups);
    expect(t.say('how do I get a refund').messages.at(-1)?.link).toBe('/tutor/payment/invoice');
  });
});
