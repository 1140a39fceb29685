import { describe, expect, test } from 'vitest';
import type { NearestOffer } from '#core/market/api/nearest-offer.ts';
import { widenings } from '#core/site/assistant/dialogue/choices.ts';
import { answerLang } from '#core/site/assistant/dialogue/language-memory.ts';
import { nearestChoice } from '#core/site/assistant/dialogue/nearest-choice.ts';
import {
  createState,
  restoreState,
  serialiseState,
  slotsOf,
} from '#core/site/assistant/dialogue/state.ts';
import { editAnswer, editSlot, removeSlot } from '#core/site/assistant/edit.ts';
import { readLookups } from './read-lookups.ts';
import { createRenderer } from './render-message.ts';
import { createTalk } from './talk.ts';
import { writeSlots } from './write-slots.ts';

const lookups = readLookups();
const talk = () => createTalk(lookups);
const known = (state: ReturnType<typeof createState>) => writeSlots(slotsOf(state), lookups, false);
const write = { en: createRenderer('en', lookups), bn: createRenderer('bn', lookups) };

describe('hiring a tutor', () => {
  test('asks only for what is missing and ends in the filled form', () => {
    const t = talk();
    t.say('amar meyer jonno class 8 er math tutor lagbe mirpur e');
    expect(t.keys).toEqual(['hire.begin', 'ask.days']);
    t.say('4');
    expect(t.keys.at(-1)).toBe('ask.salary');
    t.say('5 hajar');
    expect(t.keys).toEqual(['hire.summary']);
    t.say('ha');
    expect(t.command).toEqual({
      kind: 'open_hire',
      draft: expect.objectContaining({
        who: 'child',
        category_id: 1,
        i_class: 112,
        subjects: [4],
        city_id: 1,
        days_in_week: 4,
        salary_min: 5000,
        salary_max: 5000,
      }),
    });
  });

  test('every question can be skipped', () => {
    const t = talk();
    t.say('tutor lagbe');
    for (let count = 0; count < 6; count += 1) t.say('skip');
    expect(t.keys).toEqual(['hire.summary']);
  });

  test('an area is not asked for an online tutor', () => {
    const t = talk();
    t.say('online physics tutor for HSC, 3 days');
    expect(t.keys.at(-1)).toBe('ask.salary');
  });

  test('an area of several cities is asked about, a named city settles it', () => {
    const t = talk();
    t.say('need a tutor for class 5 bangla in Kotwali');
    expect(t.keys.at(-1)).toBe('ask.whichArea');
    t.say('chittagong');
    expect(known(t.state)).toContain('city=Chattogram');
    expect(t.keys.at(-1)).toBe('ask.days');
    t.say('class 8 tutor in Banani Bogura');
    expect(slotsOf(t.state).area).toHaveLength(1);
  });

  test('a side question does not lose the thread', () => {
    const t = talk();
    t.say('I need a tutor for class 8');
    expect(t.keys.at(-1)).toBe('ask.subjects');
    t.say('do guardians pay any fee');
    expect(t.keys).toEqual(['fees.guardian', 'ask.subjects']);
    t.say('math');
    expect(known(t.state)).toEqual(['class=Class 8', 'subjects=General Math']);
  });

  test('short answers are read as answers to the question', () => {
    const t = talk();
    t.say('teacher lagbe uttara te');
    expect(t.keys.at(-1)).toBe('ask.class');
    t.say('8');
    t.say('sob');
    t.say('5');
    t.say('5-6');
    expect(known(t.state)).toEqual([
      'class=Class 8',
      'subjects=All Subjects',
      'area=Uttara',
      'days=5',
      'salary=5000-6000',
    ]);
    expect(t.keys).toEqual(['hire.summary']);
  });

  test('a language named as an answer is a subject', () => {
    const t = talk();
    t.say('I need a tutor for class 8');
    t.say('english please');
    expect(known(t.state)).toContain('subjects=English');
  });

  test('the form can be opened at any point', () => {
    const t = talk();
    t.say('class 6 tutor in Wari');
    t.choose({ kind: 'open_form' });
    expect(t.command).toMatchObject({ kind: 'open_hire', draft: { i_class: 110 } });
  });
});

describe('searching', () => {
  test('refines step by step, in the filter of the job board', () => {
    const t = talk();
    t.say('math tuition in Uttara');
    t.say('only female');
    t.say('above 6000');
    t.say('within 5 km');
    expect(t.command).toMatchObject({
      kind: 'search_jobs',
      page: 1,
      filter: { subjects: [4], tutor_gender: 2, actual_salary_min: 6000, distance: 5 },
    });
    t.say('next');
    expect(t.command).toMatchObject({ page: 2 });
    t.say('without math');
    expect(t.command).toMatchObject({ kind: 'search_jobs', page: 1 });
    expect(slotsOf(t.state).subjects).toBeUndefined();
    // Without a class too: the list is sifted, not only the chips.
    expect(t.command).toMatchObject({ filter: { without_subjects: [4] } });
    t.say('start over');
    expect(slotsOf(t.state)).toEqual({});
  });

  test('tutors keep the university', () => {
    const t = talk();
    t.say('show BUET tutors in Dhanmondi');
    expect(t.command).toMatchObject({ kind: 'search_tutors', filter: { university_id: 135 } });
  });

  test('tutors are refined in the filter of the hub', () => {
    const t = talk();
    t.say('show me math tutors in Uttara');
    t.say('only female');
    t.say('above 6000');
    t.say('within 5 km of Uttara');
    t.say('online');
    t.say('without English');
    expect(t.command).toMatchObject({
      kind: 'search_tutors',
      filter: {
        subjects: [4],
        gender: 2,
        actual_salary_min: 6000,
        distance: 5,
        search: 'online',
        without_subjects: [3],
      },
    });
    expect(t.command).not.toHaveProperty('filter.actual_salary_max');
    t.say('next');
    expect(t.command).toMatchObject({ kind: 'search_tutors', page: 2 });
  });

  test('one sum is the most a guardian would pay', () => {
    const t = talk();
    t.say('show tutors in Dhanmondi for 5000 taka');
    expect(t.command).toMatchObject({ filter: { actual_salary_max: 5000 } });
    expect(t.command).not.toHaveProperty('filter.actual_salary_min');
  });

  test('a request for one tutor asks what is missing and goes to that tutor', () => {
    const t = talk();
    const tutor = { id: 7, tutorid: 'T1007' };
    t.say('show me math tutors in Uttara');
    t.choose({ kind: 'ask_tutor', tutor });
    expect(t.keys).toEqual(['hire.asked', 'hire.begin', 'ask.class']);
    t.say('class 8, 3 days, 5000');
    t.say('yes');
    expect(t.command).toMatchObject({ kind: 'open_hire', draft: { tutor, i_class: 112 } });
    t.say('start over');
    t.choose({ kind: 'open_form' });
    expect(t.command).toMatchObject({ draft: { tutor: undefined } });
  });

  test('facts without a wish ask which side the visitor is on', () => {
    const t = talk();
    t.say('class 8 math mirpur');
    expect(t.keys).toEqual(['ask.task']);
    t.choose({ kind: 'intent', intent: 'find_jobs' });
    expect(t.command).toMatchObject({ filter: { i_class: [112], subjects: [4] } });
  });
});

describe('a list that came out empty', () => {
  const wider = (t: ReturnType<typeof talk>) => widenings(slotsOf(t.state), lookups);

  test('can be widened: a circle around the area, then what is given up first', () => {
    const t = talk();
    t.say('female math tutors in mirpur up to 3000');
    const [circle, ...rest] = wider(t);
    expect(write.en({ key: 'greeting.hello', data: {}, choices: wider(t) }).choices).toEqual([
      'Within 5 km',
      'Without “Up to ৳ 3,000”',
      'Without “Female tutor”',
      'Without “General Math”',
    ]);
    for (const { action } of rest) t.choose(action);
    expect(t.command).toMatchObject({ kind: 'search_tutors' });
    expect(Object.keys(slotsOf(t.state))).toEqual(['area']);
    if (circle) t.choose(circle.action);
    expect(slotsOf(t.state)).toMatchObject({ radius: 5 });
    expect(wider(t).map(({ action }) => action)).toEqual([{ kind: 'drop', slot: 'area' }]);
  });
});

describe('what an empty list offers with its answer', () => {
  const found = { text: '', query: '', total: 3, total_is_minimum: false };
  const choose = (t: ReturnType<typeof talk>, offer: NearestOffer) => {
    const choice = nearestChoice(offer);
    if (choice) t.choose(choice.action);
    return choice;
  };

  test('"physics tutors in mirpur", online: the area is given up', () => {
    const t = talk();
    t.say('physics tutors in mirpur');
    choose(t, { ...found, kind: 'online', id: null });
    expect(t.command).toMatchObject({ kind: 'search_tutors', filter: { search: 'online' } });
    expect(Object.keys(slotsOf(t.state)).sort()).toEqual(['place', 'subjects']);
  });

  test('"mirpur e physics job", chemistry instead: the area stays', () => {
    const t = talk();
    t.say('show physics jobs in mirpur');
    choose(t, { ...found, kind: 'subject', id: 22 });
    expect(t.command).toMatchObject({ kind: 'search_jobs', filter: { subjects: [22] } });
    expect(slotsOf(t.state).area).toBeDefined();
  });

  test('a circle around the area is offered already', () => {
    expect(choose(talk(), { ...found, kind: 'around', id: 1001 })).toBeUndefined();
  });
});

describe('fees and refunds', () => {
  test.each([
    ['fee for 6000 home tuition', '55% of ৳ 6,000 = ৳ 3,300', 'within 7 days'],
    ['charge for online 5000 taka tuition', '60% of ৳ 5,000 = ৳ 3,000', 'within 7 days'],
    ['commission for one month tuition of 5k', '20% of ৳ 5,000 = ৳ 1,000', 'within 7 days'],
    ['verification fee?', '৳ 500', 'one time'],
  ])('%s', (question, sum, rule) => {
    const [first] = talk().say(question).messages;
    const text = first ? write.en(first).text : '';
    expect(text).toContain(sum);
    expect(text).toContain(rule);
  });

  test('in Bengali digits for a Bengali question', () => {
    const t = talk();
    const [first] = t.say('৬০০০ টাকার হোম টিউশনে কত চার্জ').messages;
    expect(answerLang(t.state.language, 'en')).toBe('bn');
    expect(first && write.bn(first).text).toContain('৳ ৩,৩০০');
  });

  test('refunds name the days', () => {
    const texts = talk()
      .say('refund for 6000 home tuition')
      .messages.map((m) => write.en(m).text);
    expect(texts.join('\n')).toContain('Day 31 to 60 after confirmation: 50% of ৳ 3,300 = ৳ 1,650');
  });
});

test('one day, one student', () => {
  const t = talk();
  const { messages } = t.say('physics tutor for HSC in Uttara, 1 day a week, 5000');
  const chips = messages.flatMap((message) => write.en(message).chips);
  expect(chips).toContain('1 day a week');
  t.say('2 days a week');
  expect(write.en(t.state.turns.at(-1)?.messages[0] ?? { key: 'fine', data: {} }).chips).toContain(
    '2 days a week',
  );
});

describe('changing what was said', () => {
  test('an edited slot drops what no longer fits and asks only for that', () => {
    const t = talk();
    t.say('tutor for HSC physics in Uttara, 3 days, 6000');
    expect(t.keys).toEqual(['hire.summary']);
    t.take(editSlot(t.state, { class: lookups.numberedClasses.get('class 5') ?? [] }, lookups));
    expect(t.keys).toEqual(['hire.dropped', 'hire.noted', 'ask.subjects']);
    t.say('english');
    expect(t.keys).toEqual(['hire.summary']);
  });

  test('a removed slot is not asked for again', () => {
    const t = talk();
    t.say('tutor for HSC physics in Uttara, 3 days, 6000');
    t.take(removeSlot(t.state, 'salary', lookups));
    expect(known(t.state)).not.toContain('salary=6000');
    expect(t.keys).toEqual(['hire.summary']);
  });

  test('an edited answer keeps what was said later', () => {
    const t = talk();
    t.say('need a tutor for class 8');
    t.say('math');
    t.say('mirpur');
    t.take(editAnswer(t.state, 0, 'need a tutor for class 9, female', lookups));
    expect(known(t.state)).toEqual([
      'class=Class 9',
      'subjects=General Math',
      'area=Mirpur',
      'gender=female',
    ]);
    expect(t.keys.at(-1)).toBe('ask.days');
  });
});

describe('privacy', () => {
  test.each(['01712-345678', '+880 1712 345678', '০১৭১২৩৪৫৬৭৮', 'rahim.k@example.com'])(
    '%s is never kept',
    (contact) => {
      const t = talk();
      t.say(`need a tutor, my contact is ${contact}`);
      expect(t.keys[0]).toMatch(/phone(?:Aside|NotKept)/);
      expect(serialiseState(t.state)).not.toMatch(/345678|৩৪৫৬৭৮|rahim/);
    },
  );
});

describe('language', () => {
  test.each([
    ['I need a tutor', 'en'],
    ['টিউটর লাগবে', 'bn'],
    ['amar tutor lagbe', 'bn'],
    ['5000', 'en'],
  ] as const)('%s is answered in %s', (text, lang) => {
    const t = talk();
    t.say(text);
    expect(answerLang(t.state.language, 'en')).toBe(lang);
  });

  test('short romanised answers stay in Bengali', () => {
    const t = talk();
    for (const text of [
      'amar meyer jonno math tutor lagbe',
      'class 8',
      'mirpur',
      '4 din',
      '5 hajar',
    ]) {
      t.say(text);
      expect(answerLang(t.state.language, 'en')).toBe('bn');
    }
  });

  test('a place and a subject leave the language to the page', () => {
    const t = talk();
    t.say('math mirpur');
    expect(answerLang(t.state.language, 'bn')).toBe('bn');
    expect(answerLang(t.state.language, 'en')).toBe('en');
  });

  test('"change the language" means the other one', () => {
    const t = talk();
    t.say('ভাষা বদলান');
    expect(answerLang(t.state.language, 'bn')).toBe('en');
  });

  test('one English word does not turn a Bengali talk', () => {
    const t = talk();
    t.say('আমার ছেলের জন্য ক্লাস ৮ এর শিক্ষক লাগবে');
    t.say('math');
    expect(answerLang(t.state.language, 'en')).toBe('bn');
    t.say('speak english');
    expect(answerLang(t.state.language, 'bn')).toBe('en');
  });
});

describe('the state', () => {
  test('survives a reload', () => {
    const t = talk();
    t.say('need a tutor for class 8');
    const again = createTalk(lookups, restoreState(serialiseState(t.state)));
    again.say('math');
    t.say('math');
    expect(again.state).toEqual(t.state);
  });

  test.each([
    '',
    'null',
    '{"version":99}',
    '{"version":1,"turns":[],"known":null,"language":0}',
    '[1]',
    '{"version":1}',
  ])('%s is a fresh start', (text) => {
    expect(restoreState(text)).toEqual(createState());
  });
});

test('support hours decide what is offered', () => {
  const t = talk();
  t.say('talk to a person', 12);
  expect(t.keys).toEqual(['person.open']);
  t.say('talk to a person', 23);
  expect(t.keys).toEqual(['person.closed']);
  t.choose({ kind: 'call_me' });
  expect(t.command).toEqual({ kind: 'call_me' });
});
