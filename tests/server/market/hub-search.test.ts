import { describe, expect, test } from 'vitest';
import type { TutorHubAnswer } from '#core/market/api/hub.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const DHANMONDI = 1064;
const MATH = 4;
const PHYSICS = 21;

const context = startTestApp(async ({ db }) => {
  const at = (locationId: number, subjectId: number) => ({
    preferredLocationIds: [locationId],
    subjectIds: [subjectId],
  });
  const inDhanmondi = { locationId: DHANMONDI };
  await createHubTutor(db, { name: 'Tanvir Rahman' }, inDhanmondi, at(DHANMONDI, MATH));
  await createHubTutor(db, { name: 'নুসরাত জাহান', gender: 2 }, inDhanmondi, at(DHANMONDI, MATH));
  await createHubTutor(db, { name: 'Kamal Hossain' }, inDhanmondi, at(DHANMONDI, PHYSICS));
  await createHubTutor(db, { name: 'Sadia Islam', gender: 2 }, {}, { placeIds: [1, 3] });
  await createHubTutor(db, { name: 'Rohman Chowdhury' }, {}, at(1001, PHYSICS));
});

async function search(words: string, more = ''): Promise<TutorHubAnswer> {
  const url = `/api/tutor-hub?search=${encodeURIComponent(words)}${more}`;
  const answer = await context.app.inject({ url });
  expect([words, answer.statusCode]).toEqual([words, 200]);
  return answer.json();
}
const namesOf = async (words: string, more?: string) =>
  (await search(words, more)).data.map(({ user }) => user.name).sort();

describe('one wish in every writing', () => {
  test.each([
    'math tutor dhanmondi',
    'Maths teacher in Dhanmondi',
    'গণিত ধানমন্ডি',
    'গণিতের শিক্ষক লাগবে ধানমন্ডিতে',
    'gonit dhanmondi',
    'ongko dhanmondir sir',
    'matth dhanmodi',
    'ধানমণ্ডি অংক টিউটর',
  ])('%s', async (words) => {
    expect(await namesOf(words)).toEqual(['Tanvir Rahman', 'নুসরাত জাহান']);
    const { understood, name_words } = await search(words);
    expect(understood.map(({ kind, id }) => [kind, id])).toEqual([
      ['subject', MATH],
      ['location', DHANMONDI],
    ]);
    expect(name_words).toEqual([]);
  });

  test('each thing understood can be left out alone', async () => {
    const { understood } = await search('gonit dhanmondi');
    expect(understood.map(({ without }) => without)).toEqual(['dhanmondi', 'gonit']);
  });

  test('what was understood is named in the language of the request', async () => {
    const { understood } = await search('gonit dhanmondi', '&lang=bn');
    expect(understood.map(({ text }) => text)).toEqual(['সাধারণ গণিত', 'ধানমন্ডি']);
  });

  test('the numbered parts of an area belong to it', async () => {
    expect(await namesOf('physics tutor mirpur')).toEqual(['Rohman Chowdhury']);
    expect(await namesOf('physics', '&city_id=1&location_id=1271')).toEqual(['Rohman Chowdhury']);
  });

  test.each(['female tutor dhanmondi', 'মহিলা শিক্ষক ধানমন্ডি'])('%s', async (words) => {
    expect(await namesOf(words)).toEqual(['নুসরাত জাহান']);
  });

  test('online, university, department and class', async () => {
    expect(await namesOf('online tutor')).toEqual(['Sadia Islam']);
    expect(await namesOf('batch tutor')).toEqual(['Sadia Islam']);
    expect((await search('home tutor')).total).toBe(4);
    expect((await search('not online')).total).toBe(5);
    expect((await search('du teacher')).total).toBe(5);
    expect((await search('buet teacher')).total).toBe(0);
    expect((await search('class 9')).total).toBe(5);
    expect((await search('ielts')).total).toBe(0);
  });

  test('together with chosen filters', async () => {
    expect(await namesOf('math dhanmondi', '&gender=2')).toEqual(['নুসরাত জাহান']);
    expect(await namesOf('math', '&subjects=21')).toEqual([]);
    expect(await namesOf('dhanmondi', '&city_id=2')).toEqual([]);
  });

  test('the best are asked for by their order, which can be left out', async () => {
    const { understood, total } = await search('best math tutor');
    expect(understood.map(({ kind, without }) => [kind, without])).toEqual([
      ['subject', 'best'],
      ['order', 'math tutor'],
    ]);
    expect(total).toBe(3);
  });

  test('kinds of universities, checked documents and several cities', async () => {
    const { understood } = await search('verified public university tutor', '&lang=en');
    expect(understood.map(({ kind, text }) => [kind, text])).toEqual([
      ['university_type', 'Public University'],
      ['checked', 'Documents checked'],
    ]);
    expect((await search('verified tutor')).total).toBe(0);
    expect((await search('public university tutor')).total).toBe(5);
    expect((await search('private university tutor')).total).toBe(0);
    expect((await search('dhaka or sylhet')).total).toBe((await search('dhaka')).total);
  });

  test.each([
    ['home', '2'],
    ['online', '3'],
    ['batch', '1'],
    ['not online', null],
  ])('where none is found, the form opens with the way to teach: "%s"', async (words, place) => {
    const { total, ask = '' } = await search(`guitar ${words}`);
    expect([total, new URLSearchParams(ask).get('tutoring_place_id')]).toEqual([0, place]);
  });

  test('the form opens with the one city that was named, and with none of several', async () => {
    const cityOf = async (words: string) =>
      new URLSearchParams((await search(words)).ask).get('city_id');
    expect(await cityOf('guitar sylhet')).toBe('3');
    expect(await cityOf('guitar sylhet or khulna')).toBeNull();
  });

  test('a religion that is no lesson is named as not understood', async () => {
    const { unread_words, suggestions } = await search('hindu math tutor');
    expect([unread_words, suggestions]).toEqual([['hindu'], []]);
  });

  test('words that say nothing find everybody', async () => {
    expect((await search('tutor lagbe')).total).toBe(5);
    expect((await search('   ')).total).toBe(5);
  });
});

describe('names', () => {
  test.each([
    ['Tanvir Rahman', ['Tanvir Rahman']],
    ['তানভীর রহমান', ['Tanvir Rahman']],
    ['tanveer rohman', ['Tanvir Rahman']],
    ['tanvr', ['Tanvir Rahman']],
    ['rahman', ['Rohman Chowdhury', 'Tanvir Rahman']],
    ['রহমান', ['Rohman Chowdhury', 'Tanvir Rahman']],
    ['Nusrat Jahan', ['নুসরাত জাহান']],
    ['nusrt jahn', ['নুসরাত জাহান']],
    ['kamal hosen', ['Kamal Hossain']],
    ['কামাল হোসেন', ['Kamal Hossain']],
    ['chaudhuri', ['Rohman Chowdhury']],
    ['Sadia Islam', ['Sadia Islam']],
    ['সাদিয়া ইসলাম', ['Sadia Islam']],
    ['sad', ['Sadia Islam']],
    ['xqzvbk', []],
    ["Robert'); drop table users; --", []],
  ])('%s', async (words, names) => {
    expect(await namesOf(words)).toEqual(names);
  });

  test('a name near a place', async () => {
    const dhanmondi = '&latitude=23.7461&longitude=90.3742&distance=2';
    expect(await namesOf('rahman', dhanmondi)).toEqual(['Tanvir Rahman']);
    expect(await namesOf('rahman', `${dhanmondi}0`)).toEqual(await namesOf('rahman'));
  });

  test('a name with a subject and an area', async () => {
    const found = await search('tanvir math dhanmondi');
    expect(found.data.map(({ user }) => user.name)).toEqual(['Tanvir Rahman']);
    expect(found.name_words).toEqual(['tanvir']);
    expect(await namesOf('kamal math dhanmondi')).toEqual([]);
  });

  test('words that mean nothing and are no name leave the rest, and are said', async () => {
    const found = await search('quazzle math dhanmondi');
    expect(found.data.length).toBeGreaterThan(0);
    expect(found.unread_words).toEqual(['quazzle']);
    expect(found.name_words).toEqual([]);
    expect(found.data.map(({ id }) => id)).toEqual(
      (await search('math dhanmondi')).data.map(({ id }) => id),
    );
    expect((await search('quazzle')).data).toEqual([]);
  });
});

describe('words that are no name', () => {
  test.each([
    ['a patient lady teacher for IELTS in Rampura', 'patient'],
    ['german b1', 'b1'],
    ['hafez saheb korabe tajweed tongi quazzle', 'quazzle'],
  ])('%s: nothing is found, and not for want of a name', async (words, unread) => {
    const { data, name_words, unread_words } = await search(words);
    expect(data).toEqual([]);
    expect(name_words).toEqual([]);
    expect(unread_words).toContain(unread);
  });

  test('days of the week are neither an exam nor people', async () => {
    const { understood, name_words, unread_words } = await search('math tutor sat mon wed');
    expect(understood.map(({ kind }) => kind)).toEqual(['subject']);
    expect(name_words).toEqual([]);
    expect(unread_words).toEqual(expect.arrayContaining(['mon', 'wed']));
    expect((await search('SAT tutor')).understood.map(({ text }) => text)).toEqual(['SAT']);
  });

  test('two letters are a department only beside a word that says so', async () => {
    const kinds = async (words: string) => (await search(words)).understood.map(({ kind }) => kind);
    expect(await kinds('maths IB school')).toEqual(['subject']);
    expect(await kinds('IB dept student')).toEqual(['department']);
  });
});

test('miss and chatri ask for a woman, a medical student for who studies medicine', async () => {
  const textsOf = async (words: string) => (await search(words)).understood.map(({ text }) => text);
  expect(await textsOf('drawing miss zigatola')).toContain('Female tutor');
  expect(await textsOf('মেডিকেলের ছাত্রী')).toEqual(['Medicine (MBBS)', 'Female tutor']);
});

describe('what is ruled out', () => {
  test('a university or a medium is left out', async () => {
    const { understood, data } = await search('math tutors except DU students');
    expect(understood.map(({ text }) => text)).toContain('without University of Dhaka');
    expect(data).toEqual([]);
    expect(await namesOf('math tutors except BUET students')).toEqual(await namesOf('math'));
  });

  test('a place, which the list cannot leave out, is said', async () => {
    const { unread_words } = await search('math tutor, mirpur chara');
    expect(unread_words).toEqual(['mirpur']);
  });
});

test.each(['hi', 'sokale 7ta'])('%s is no search for everybody', async (words) => {
  const { data, unread_words } = await search(words);
  expect(data).toEqual([]);
  expect(unread_words.length).toBeGreaterThan(0);
});

describe('said in passing', () => {
  const textsOf = async (words: string) => (await search(words)).understood.map(({ text }) => text);

  test('a university that need not be is not ruled out', async () => {
    expect(await textsOf('chemistry tutor, nsu na holeo cholbe')).not.toContain(
      'without North South University',
    );
    expect(await textsOf('chemistry tutor, nsu na')).toContain('without North South University');
  });

  test('the science group is no subject, a class below it has one', async () => {
    expect(await textsOf('class 9 science')).not.toContain('General Science');
    expect(await textsOf('class 6 science')).toContain('General Science');
  });

  test('who is of a university may be called a brother; alone the word greets', async () => {
    expect(await textsOf('ruet er vai physics')).toContain('Male tutor');
    expect(await textsOf('vai physics tutor lagbe')).not.toContain('Male tutor');
  });
});

describe('words that begin or resemble a name, and are none', () => {
  test.each(['physics dhanmondi rah', 'rohmat physics female dhanmondi'])('%s', async (words) => {
    const { name_words, unread_words } = await search(words);
    expect(name_words).toEqual([]);
    expect(unread_words).toEqual([words.includes('rohmat') ? 'rohmat' : 'rah']);
  });

  test('a whole name that is somebody else’s is still a name', async () => {
    const { name_words, total } = await search('rohman dhanmondi math female');
    expect([name_words, total]).toEqual([['rohman'], 0]);
  });
});
