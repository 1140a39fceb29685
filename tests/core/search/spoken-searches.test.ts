/** Searches in which people say more than a list can be filtered by, or speak of themselves. */
import { describe, expect, test } from 'vitest';
import { runAtOnce } from '#core/ground/steps.ts';
import { readSearch } from '#core/market/hub/read-search.ts';
import { unreadIn } from '#core/market/hub/unread-in.ts';
import { createPhraseIndex } from '#core/search/gazetteer/phrase-index.ts';
import { readJobSearch } from '#core/search/read-job-search.ts';
import { readLookups } from '../site/assistant/read-lookups.ts';

const names = readLookups();
const departments = runAtOnce(
  createPhraseIndex([
    { kind: 'department', id: 1, names: ['EEE', 'Electrical & Electronic Engineering'] },
    { kind: 'department', id: 2, names: ['Bangla'] },
    { kind: 'department', id: 3, names: ['MBBS'] },
  ]),
);
const lookups = { names, departments };
const jobs = (text: string) => readJobSearch(text, names);
const tutors = (text: string) => readSearch(text, lookups);
const unread = (text: string) => unreadIn(text, tutors(text), lookups);
const numbersOf = (classes: readonly number[]) => [
  ...new Set(classes.map((id) => names.classes.get(id)?.name)),
];

describe('the pupils', () => {
  test.each(['sylhet meye student', 'girl students only class 8', 'শুধু ছেলে ছাত্র ক্লাস টেন'])(
    '"%s" says nothing of the tutor',
    (text) => {
      expect(jobs(text).gender).toEqual([]);
      expect(tutors(text).gender).toEqual([]);
    },
  );
  test('who is taught beside who teaches', () => {
    expect(jobs('chele student, chele teacher').gender).toEqual([1]);
    expect(unread('chele student, chele teacher')).toEqual(['chele']);
  });
});

describe('what tutors say of themselves', () => {
  test('the own year and the own exam are no class that is taught', () => {
    expect(jobs('I am a 2nd year student of RUET, maths tuition').class).toEqual([]);
    expect(numbersOf(jobs('HSC passed, can teach class 8').class)).toEqual([
      'Class 8',
      'Standard 8',
    ]);
  });
  test.each(['medical er apu', 'medical student', 'মেডিকেলের ছাত্রী'])(
    '"%s" studies medicine, and no admission is meant',
    (text) => {
      expect(tutors(`${text} biology`)).toMatchObject({ class: [], department: [3] });
    },
  );
  test.each(['madrasa theke pora tutor', 'bangla medium background math tutor'])(
    '"%s": the own school is named as not understood',
    (text) => {
      expect(tutors(text)).toMatchObject({ category: [], department: [] });
      expect(unread(text).length).toBeGreaterThan(0);
    },
  );
  test('a department of three equal letters', () =>
    expect(tutors('cuet eee math').department).toEqual([1]));
});

describe('classes', () => {
  test.each([
    ['upto class 3', ['Class 1', 'Class 2', 'Class 3']],
    ['primary', ['Class 1', 'Class 2', 'Class 3', 'Class 4', 'Class 5']],
    ['class 3 chara primary', ['Class 1', 'Class 2', 'Class 4', 'Class 5']],
    ['science group', ['Class 9', 'Class 10', 'HSC 1st Year', 'HSC 2nd Year']],
    ['বিজ্ঞান বিভাগের ছাত্র', ['Class 9', 'Class 10', 'HSC 1st Year', 'HSC 2nd Year']],
    ['cadet admission class 6', ['Cadet College Admission']],
    ['ঢাবি ভর্তি খ ইউনিট', ['DU Arts, Law & Social Science Unit']],
  ])('%s', (text, wanted) =>
    expect(numbersOf(jobs(text).class).filter((name) => !name?.startsWith('Standard'))).toEqual(
      wanted,
    ),
  );
  test('a list of classes that are not wanted', () => {
    const { class: classes, except } = jobs('math but not class 9 10');
    expect(classes).toEqual([]);
    expect(numbersOf(except.class)).toEqual(expect.arrayContaining(['Class 9', 'Class 10']));
  });
  test('the exam of the madrasah settles the medium', () => {
    const found = jobs('দাখিল নবম আরবি').class;
    expect(found.map((id) => names.classes.get(id)?.category_id)).toEqual(found.map(() => 4));
  });
});

describe('subjects by their class', () => {
  test.each([
    ['hsc math', [24]],
    ['o level math', [43, 44, 45, 46]],
    ['class 8 math', [4]],
    ['hsc math physics', [21, 24]],
    ['computer microsoft office', [114]],
    ['ইসলামের ইতিহাস', [34]],
    ['fizix kemistry', [21, 22]],
  ])('%s', (text, wanted) => expect([...jobs(text).subject].sort((a, b) => a - b)).toEqual(wanted));
  test('mathematics of the class goes with the others', () =>
    expect([...jobs('hsc math physics').each].sort((a, b) => a - b)).toEqual([21, 24]));
});

describe('religion', () => {
  test('the Quran in a madrasah', () =>
    expect(jobs('হাফেজ শিক্ষক মাদ্রাসা')).toMatchObject({ category: [4], class: [] }));
  test('the Quran for adults is a class', () =>
    expect(numbersOf(tutors('quran teacher for adult').class)).toEqual(['Quran for Adult']));
});

describe('several of a kind', () => {
  test('subjects are wanted together, and one will do where it is said', () => {
    expect(jobs('physics and chemistry').each).toEqual([21, 22]);
    expect(jobs('physics or chemistry').each).toEqual([]);
    expect(tutors('পদার্থ বা রসায়ন').each).toEqual([]);
    expect(jobs('quran').each).toEqual([]);
  });
  test('cities', () => {
    expect(jobs('rajshahi ba bogura')).toMatchObject({ city: [5, 13] });
    expect(tutors('rajshahi and bogura')).toMatchObject({ city: [5, 13] });
  });
});

describe('tutors', () => {
  test('verified, and of a kind of university', () => {
    expect(tutors('verified tutor')).toMatchObject({ isChecked: true, nameWords: [] });
    expect(tutors('public university tutor')).toMatchObject({ universityType: [1], class: [] });
    expect(tutors('private university admission').universityType).toEqual([]);
  });
  test('what no list can be filtered by is no name', () => {
    expect(tutors('cheap tutor with video').nameWords).toEqual([]);
    expect(unread('cheap tutor with video')).toEqual(['cheap', 'video']);
  });
  test('a greeting asks for no woman', () => {
    expect(tutors('hello apu ekta tutor lagbe').gender).toEqual([]);
    expect(unread('hello apu ekta tutor lagbe')).toEqual([]);
  });
});

test('who searches says who may teach', () => {
  expect(jobs('ami meye, basay giye porabo').gender).toEqual([2]);
  expect(jobs('assalamu alaikum vaiya, ami notun')).toMatchObject({ gender: [] });
  expect(jobs('assalamu alaikum vaiya, ami notun').order).toBeUndefined();
});

test('a list of places that are not wanted, a city among them', () => {
  const { except, location, city } = jobs('ঢাকায় ক্লাস এইট, মিরপুর আর সাভার বাদে');
  expect([except.city, location, city]).toEqual([[12], [], [1]]);
  expect(except.location).not.toEqual([]);
});

test('an admission with a letter too few', () =>
  expect(numbersOf(jobs('engineering admisson').class)).toEqual(['Engineering Admission']));

test.each(['সিলেটে কাগজপত্র যাচাই করা টিউটর', 'nid verified mam'])('"%s" is checked', (text) => {
  expect(tutors(text)).toMatchObject({ isChecked: true, nameWords: [] });
});

test('the best of all is asked for by the rating', () =>
  expect(tutors('class 9 math sobcheye valo teacher').order).toBe('rating'));

test.each(['হুজুর লাগবে বাসায় এসে কুরআন পড়াবে', 'hindu dhormo gita'])(
  '"%s": each word was understood',
  (text) => expect(unread(text)).toEqual([]),
);

test.each(['ajke post hoise emon', 'latest tuition', 'নতুন টিউশন'])('"%s": newest first', (text) =>
  expect(jobs(text).order).toBe('newest'),
);

describe('everyday words', () => {
  test('"higher" is part of a subject', () => {
    const text = 'physics or higher math hsc 2nd year sylhet';
    expect(unread(text)).not.toContain('higher');
  });
  test.each([
    'nach shekhabe gulshan',
    'onk valo math sir',
    'document check kora tutor',
    'physics math ek sathe',
  ])('none of "%s" is a name', (text) => expect(tutors(text).nameWords).toEqual([]));
  test('"mem" is a woman who teaches', () => {
    expect(tutors('class 1 er jonno mem lagbe').gender).toEqual([2]);
  });
});

describe('longer sentences', () => {
  test('"at" after a numeral is no eight', () => {
    const text = 'my daughter is in std 7 at scholastica';
    expect(numbersOf(tutors(text).class)).toEqual(['Standard 7']);
  });
  test('classes 5 to 8', () => {
    const wanted = jobs('tuitions in dhanmondi for classes 5 to 8').class;
    expect(numbersOf(wanted)).toEqual(expect.arrayContaining(['Class 5', 'Class 6', 'Class 8']));
  });
  test.each(['private versity hole cholbe na', 'প্রাইভেট ভার্সিটি হলে চলবে না'])(
    '"%s" asks for public ones',
    (text) => {
      expect(tutors(text).universityType).toEqual([1]);
    },
  );
  test('the faith of a tutor is named as not understood', () => {
    expect(unread('হিন্দু মহিলা টিউটর দরকার, ক্লাস থ্রি')).toEqual(['হিন্দু']);
  });
  test.each(['highest paying first', 'shobcheye beshi taka', 'নতুনগুলো আগে দেখাও'])(
    'all of "%s" is understood',
    (text) => {
      expect(jobs(text).order).toBeDefined();
    },
  );
  test('the science of class nine is the group', () => {
    const { subject } = tutors('ক্লাস নাইন সায়েন্সের সব সাবজেক্ট');
    expect(subject.map((id) => names.subjects.get(id)?.name)).toEqual(['All Subjects']);
  });
});

describe('days of a week', () => {
  test.each([
    ['3 days a week, gulshan', 3],
    ['সপ্তাহে ৪ দিন', 4],
    ['soptahe 2 din math', 2],
    ['at most 3 days a week', undefined],
    ['3-4 days a week', undefined],
    ['সপ্তাহে তিন দিনের বেশি', undefined],
    ['posted in 3 days', undefined],
    ['class 8 math', undefined],
  ])('%s', (text, days) => expect(jobs(text).days).toBe(days));
});
