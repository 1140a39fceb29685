/** The search box of the board: docs/requirements/market/job-board.md, "Search". */
import { describe, expect, test } from 'vitest';
import type { JobBoardAnswer } from '#core/market/api/job-board.ts';
import { createJobs } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';

const DHANMONDI = 1064;
const MATH = 4;
const PHYSICS = 21;

let ids: number[] = [];
const context = startTestApp(async ({ db }) => {
  ids = await createJobs(db, [
    { locationId: DHANMONDI, subjectIds: [MATH], actualSalary: 9000, tutorGender: 2 },
    { locationId: DHANMONDI, subjectIds: [PHYSICS], tutoringPlaceId: 3 },
    { locationId: 1001, subjectIds: [MATH, PHYSICS], classId: 112 },
    { cityId: 2, locationId: 2001, subjectIds: [MATH], tutorGender: 1, daysInWeek: 5 },
  ]);
});

async function search(words: string, more = ''): Promise<JobBoardAnswer> {
  const url = `/api/job-board?search=${encodeURIComponent(words)}${more}`;
  const answer = await context.app.inject({ url });
  expect([words, answer.statusCode]).toEqual([words, 200]);
  return answer.json();
}
/** Places in the list of jobs above. */
const found = async (words: string, more?: string) =>
  (await search(words, more)).data.map(({ id }) => ids.indexOf(id)).sort();

describe('one wish in every writing', () => {
  test.each([
    'math tuition dhanmondi',
    'Maths job in Dhanmondi',
    'গণিত ধানমন্ডি',
    'ধানমন্ডিতে গণিতের টিউশন চাই',
    'gonit dhanmondi',
    'matth dhanmodi',
  ])('%s', async (words) => {
    expect(await found(words)).toEqual([0]);
    const { understood, unread_words } = await search(words);
    expect(understood.map(({ kind }) => kind)).toEqual(['subject', 'location']);
    expect(unread_words).toEqual([]);
  });

  test('class, city, gender, kind of tuition and salary', async () => {
    expect(await found('class 8')).toEqual([2]);
    expect(await found('ক্লাস ৮')).toEqual([2]);
    expect(await found('chattogram math')).toEqual([3]);
    expect(await found('female tutor math')).toEqual([0, 2]);
    expect(await found('online physics')).toEqual([1]);
    expect(await found('math 8000 taka')).toEqual([0]);
    expect(await found('physics mirpur')).toEqual([2]);
  });

  test.each([
    ['5 days a week', [3], 'Days a week: 5'],
    ['সপ্তাহে ৫ দিন গণিত', [3], 'Days a week: 5'],
    ['math 3 days', [0, 2], 'Days a week: 3'],
    ['physics 1 day a week', [], 'Days a week: 1'],
  ])('days of a week: %s', async (words, jobs, text) => {
    expect(await found(words)).toEqual(jobs);
    const { understood, unread_words } = await search(words, '&lang=en');
    expect(understood).toContainEqual(expect.objectContaining({ kind: 'days', text }));
    expect(unread_words).toEqual([]);
  });

  test('named in the language of the request', async () => {
    const { understood } = await search('gonit 8000 taka', '&lang=bn');
    expect(understood.map(({ text }) => text)).toEqual(['সাধারণ গণিত', '৳ ৮,০০০ থেকে']);
  });
});

test('together with chosen filters both count', async () => {
  expect(await found('math', '&city_id=2')).toEqual([3]);
  expect(await found('math', `&subjects=${PHYSICS}`)).toEqual([2]);
  expect(await found('dhanmondi', '&city_id=2')).toEqual([]);
  expect(await found('math 5000 taka', '&actual_salary_max=8000')).toEqual([2, 3]);
  expect(await found('math', `&location_id=${DHANMONDI},2001`)).toEqual([0, 3]);
  expect(await found('math', '&i_class=112,113&category_id=1,2&city_id=1')).toEqual([0, 2]);
});

test('words that name one class in two media are one thing', async () => {
  for (const words of ['class 8', 'class 8 math']) {
    const { understood } = await search(words, '&lang=en');
    const classes = understood.filter(({ kind }) => kind === 'class');
    expect(classes.map(({ text }) => text)).toEqual(['Class 8 / Standard 8']);
  }
});

describe('each thing can be taken back alone', () => {
  test('its words leave the search, the others stay', async () => {
    const { understood } = await search('class 8 math mirpur');
    const rests = Object.fromEntries(understood.map(({ kind, without }) => [kind, without]));
    expect(rests).toEqual({
      class: 'math mirpur',
      subject: 'class 8 mirpur',
      location: 'class 8 math',
    });
  });

  test('the last one leaves nothing', async () => {
    const { understood } = await search('math tutor lagbe');
    expect(understood.map(({ without }) => without)).toEqual(['']);
  });
});

describe('what was not understood is said', () => {
  test.each([
    ['math xqzvbk', ['xqzvbk'], [0, 2, 3]],
    ['physics 3 days evening', ['evening'], [1, 2]],
    ['xqzvbk', ['xqzvbk'], []],
    ['math math', [], [0, 2, 3]],
    ['tuition lagbe', [], [0, 1, 2, 3]],
    // "Drop Tabla": what is not wanted alone is no search.
    ["'); drop table users; --", ['users;'], []],
  ])('%s', async (words, unread, jobs) => {
    expect((await search(words)).unread_words).toEqual(unread);
    expect(await found(words)).toEqual(jobs);
  });
});

test('a word that is near to a name is offered as it', async () => {
  const { unread_words, suggestions } = await search('math chmestry');
  expect(unread_words).toEqual(['chmestry']);
  expect(suggestions).toEqual([{ word: 'chmestry', text: 'Chemistry', search: 'math Chemistry' }]);
  expect((await search(suggestions[0]?.search ?? '')).unread_words).toEqual([]);
});

test('a search that is too long is refused in words', async () => {
  const answer = await context.app.inject({ url: `/api/job-board?search=${'a'.repeat(201)}` });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors.search).toBeDefined();
});

describe('what is ruled out is left out, and said', () => {
  test.each([
    ['any job in Dhaka except Dhanmondi', [2]],
    ['ধানমন্ডি বাদে ঢাকার যেকোনো জায়গা', [2]],
    ['dhanmondi bade dhakar moddhe', [2]],
    ['math, not in Chattogram', [0, 2]],
  ])('%s', async (words, jobs) => {
    expect(await found(words)).toEqual(jobs);
    const { understood, unread_words } = await search(words);
    expect(understood.map(({ kind }) => kind)).toContain('without');
    expect(unread_words).toEqual([]);
  });

  test('a medium: its classes of the same number go with it', async () => {
    const { understood } = await search('no english medium please, class 7');
    expect(understood.map(({ text }) => text)).toEqual(['Class 7', 'without English Medium']);
  });

  test('a class', async () => {
    expect(await found('math, class 8 chara')).not.toContain(2);
    expect(await found('math')).toContain(2);
  });
});

describe('nothing the board can filter by is no search for everything', () => {
  test.each(['Dhaka College', 'hi', 'sokale 7ta'])('%s', async (words) => {
    const answer = await search(words);
    expect(answer.total).toBe(0);
    expect(answer.unread_words.length).toBeGreaterThan(0);
  });

  test.each(['tuition', 'any job', 'টিউশন চাই', 'show all tuition jobs'])('%s is', async (words) => {
    expect((await search(words)).total).toBe(4);
  });
});

test('a swapped or missing letter, and the level A2', async () => {
  expect(await found('phyics dhanmondi')).toEqual([1]);
  expect(await found('pyhsics dhanmondi')).toEqual([1]);
  const { understood } = await search('A2 mechanics');
  expect(understood.map(({ text }) => text)).toContain('A Level (A2)');
});

describe('several of a kind', () => {
  test('jobs of all subjects, and of one where there are none or one will do', async () => {
    expect(await found('math and physics')).toEqual([2]);
    expect(await found('math or physics')).toEqual([0, 1, 2, 3]);
    expect(await found('math and physics dhanmondi')).toEqual([0, 1]);
  });

  test('cities', async () => {
    expect(await found('dhaka or chattogram math')).toEqual([0, 2, 3]);
    expect(await found('chattogram or sylhet')).toEqual([3]);
    expect(await found('dhaka or chattogram math', '&city_id=2')).toEqual([3]);
  });
});

describe('an order that is asked for', () => {
  const placesIn = async (words: string, more?: string) =>
    (await search(words, more)).data.map(({ id }) => ids.indexOf(id));

  test('what pays most first, unless another is chosen', async () => {
    expect((await placesIn('highest paying math'))[0]).toBe(0);
    expect(await placesIn('highest paying math', '&order=newest')).toEqual(
      await placesIn('math', '&order=newest'),
    );
  });
});

describe('something else than a tuition', () => {
  test.each([
    'bus ticket dhaka to chattogram',
    'mobile kinbo 10 hajar er moddhe',
    'ajke khela ache',
  ])('"%s" finds nothing and names its words', async (words) => {
    const { total, unread_words } = await search(words);
    expect(total).toBe(0);
    expect(unread_words.length).toBeGreaterThan(0);
  });
});

/** Last: it adds a job. */
test('a subject: a job of all subjects has it too, unless those are asked for', async () => {
  const ofAll = { locationId: DHANMONDI, subjectIds: [1], classId: 112, actualSalary: 20_000 };
  const [all = 0] = await createJobs(context.services.db, [ofAll]);
  const idsOf = async (words: string) => (await search(words)).data.map(({ id }) => id);
  expect(await idsOf('dhanmondi 20k')).toContain(all);
  expect(await idsOf('dhanmondi 20k except bangla')).not.toContain(all);
  expect(await idsOf('dhanmondi 20k except guitar')).toContain(all);
  expect(await idsOf('dhanmondi 20k all subjects except bangla')).toContain(all);
});
