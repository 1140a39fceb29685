/** Searches of the largest niches as people write them. */
import { describe, expect, test } from 'vitest';
import { runAtOnce } from '#core/ground/steps.ts';
import { readSearch } from '#core/market/hub/read-search.ts';
import { createPhraseIndex } from '#core/search/gazetteer/phrase-index.ts';
import { readJobSearch } from '#core/search/read-job-search.ts';
import { FAITH_CLASSES } from '#core/search/slots/faiths.ts';
import { suggestName } from '#core/search/suggest-name.ts';
import { readLookups } from '../site/assistant/read-lookups.ts';
import { createTalk } from '../site/assistant/talk.ts';

const names = readLookups();
const lookups = { names, departments: runAtOnce(createPhraseIndex([])) };
const QURAN_SUBJECTS = [62, 66, 67, 68, 69];
const FOREIGN_CLASSES = [507, 508, 509];
const FOREIGN_SUBJECTS = [71, 72, 73];

describe('religious lessons', () => {
  test.each([
    'quran',
    'Quran teacher',
    'koran',
    'কোরআন',
    'কুরআন',
    'কোরান',
    'কোরআন শিক্ষা',
    'কুরআন শিক্ষা',
    'hujur',
    'হুজুর',
    'hafez',
    'tajweed',
    'quran Mirpur',
  ])('"%s" finds the Quran, never the scripture of another religion', (text) => {
    const found = readJobSearch(text, names);
    const isQuran =
      found.class.some((id) => FAITH_CLASSES.quran.includes(id)) ||
      found.subject.some((id) => QURAN_SUBJECTS.includes(id));
    expect(isQuran).toBe(true);
    expect(found.class.filter((id) => FOREIGN_CLASSES.includes(id))).toEqual([]);
    expect(found.subject.filter((id) => FOREIGN_SUBJECTS.includes(id))).toEqual([]);
    expect(readSearch(text, lookups).nameWords).toEqual([]);
  });

  test.each(['hindu', 'হিন্দু', 'gita', 'গীতা', 'sonaton dhormo'])(
    '"%s" finds Hindu studies, never the Quran',
    (text) => {
      const found = readJobSearch(text, names);
      expect(found.class.includes(507) || found.subject.includes(71)).toBe(true);
      expect(found.class.filter((id) => FAITH_CLASSES.islam.includes(id))).toEqual([]);
      expect(found.subject.filter((id) => QURAN_SUBJECTS.includes(id))).toEqual([]);
    },
  );

  test('in a talk it is searched as what was said', () => {
    const t = createTalk(names);
    t.say('show quran tuition in Uttara');
    expect(t.command).toMatchObject({ filter: { i_class: [...FAITH_CLASSES.quran] } });
  });

  test.each(['allah hafez', 'hindu tutor', 'hindu math tutor', 'christian english teacher'])(
    '"%s" is none',
    (text) => {
      const { class: classes, subject } = readJobSearch(text, names);
      expect(classes).toEqual([]);
      expect(subject.filter((id) => FOREIGN_SUBJECTS.includes(id))).toEqual([]);
    },
  );
});

describe('several classes', () => {
  const numbers = (text: string) =>
    [8, 9, 10].filter((number) => {
      const rows = names.numberedClasses.get(`class ${number}`) ?? [];
      return readJobSearch(text, names).class.some((id) => rows.includes(id));
    });

  test.each([
    ['নবম দশম', [9, 10]],
    ['class 9-10 math', [9, 10]],
    ['class 8 to 10', [8, 9, 10]],
    ['class 9 and class 10', [9, 10]],
    ['nobom dosom sreni', [9, 10]],
    ['class 9', [9]],
    ['class 9, 10 days', [9]],
  ])('%s', (text, classes) => expect(numbers(text)).toEqual(classes));

  test('a talk keeps them all in the list', () => {
    const t = createTalk(names);
    t.say('show math tuition class 9 to 10');
    const { command } = t;
    expect(command?.kind === 'search_jobs' && command.filter.i_class).toHaveLength(2);
  });
});

const areaNames = (ids: readonly number[]) => ids.map((id) => names.areas.get(id)?.name).sort();

describe('several places', () => {
  test.each([
    ['Shyamoli Adabor', ['Adabor', 'Shyamoli']],
    ['নিকেতন বা তেজগাঁও', ['Niketon', 'Tejgaon']],
    ['dhanmondi, zigatola', ['Dhanmondi', 'Zigatola']],
    ['gulshan', ['Gulshan 1', 'Gulshan 2']],
    ['badda', ['Middle Badda', 'North Badda', 'South Badda']],
    ['uttara, class 5, sector 6', ['Uttara Sector 6']],
  ])('%s', (text, areas) => {
    expect(areaNames(readJobSearch(text, names).location)).toEqual(areas);
    expect(areaNames(readSearch(text, lookups).location)).toEqual(areas);
  });

  test('in a talk both are searched and both are named', () => {
    const t = createTalk(names);
    t.say('show class 8 math tuition in Shyamoli and Adabor');
    expect(t.command).toMatchObject({
      filter: { location_id: [expect.any(Number), expect.any(Number)] },
    });
  });
});

describe('classes that are said in other ways', () => {
  const numbers = (text: string) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((number) => {
      const rows = names.numberedClasses.get(`class ${number}`) ?? [];
      return readJobSearch(text, names).class.some((id) => rows.includes(id));
    });

  test.each([
    ['class seven to ten', [7, 8, 9, 10]],
    ['ক্লাস নাইন টেনের গণিত', [9, 10]],
    ['class 3 theke class 6 porjonto', [3, 4, 5, 6]],
    ['class below 4', [1, 2, 3]],
    ['class 5 porjonto', [1, 2, 3, 4, 5]],
    ['ssc', [9, 10]],
    ['এসএসসি গণিত', [9, 10]],
  ])('%s', (text, classes) => expect(numbers(text)).toEqual(classes));

  test('HSC is both of its years, a year alone is that year', () => {
    expect(readJobSearch('hsc physics', names).class).toEqual(expect.arrayContaining([115, 116]));
    expect(readJobSearch('hsc first year physics', names).class).not.toContain(116);
    expect(readJobSearch('hsc second year physics', names).class).not.toContain(115);
  });
});

describe('what is not wanted, what is paid, which job', () => {
  test('a place after a subject that is not wanted is wanted', () => {
    const found = readJobSearch('hsc without ict, mirpur 10', names);
    expect(found.without).toHaveLength(1);
    expect(found.subject).toEqual([]);
    expect(areaNames(found.location)).toEqual(['Mirpur 10']);
  });

  test.each(['kom pokkhe 6 hajar', 'কমপক্ষে ৬ হাজার', '6000+', 'at least 6k'])(
    '"%s" is the least',
    (text) => expect(readJobSearch(text, names).salary).toEqual({ min: 6000 }),
  );

  test.each([
    ['class 5 tutor 4000', { max: 4000 }],
    ['4k theke 6k tutor', { min: 4000, max: 6000 }],
    ['৬ হাজারের মধ্যে শিক্ষক', { max: 6000 }],
  ])('a guardian says "%s"', (text, salary) =>
    expect(readSearch(text, lookups).salary).toEqual(salary),
  );

  test.each(['job id 1183', 'Job no. 1183', 'job #1183', 'টিউশন নং ১১৮৩', 'tuition id: 1183'])(
    '"%s" is a job',
    (text) => expect(readJobSearch(text, names).jobId).toBe(1183),
  );
  test.each(['1183', 'tuition 5000 tk', 'job 5k'])('"%s" is none', (text) =>
    expect(readJobSearch(text, names).jobId).toBeUndefined(),
  );

  test('endings that stand apart are no departments', () => {
    const departments = runAtOnce(
      createPhraseIndex([
        { kind: 'department' as const, id: 7, names: ['Textile Engineering', 'TE'] },
        { kind: 'department' as const, id: 8, names: ['Electrical Engineering', 'EEE'] },
      ]),
    );
    const read = (text: string) => readSearch(text, { names, departments }).department;
    expect(read('3k te class 1 er tutor')).toEqual([]);
    expect(read('online e class 6')).toEqual([]);
    expect(read('textile engineering')).toEqual([7]);
  });

  test.each([
    ['bible teacher', 509],
    ['বাইবেল শিক্ষিকা', 509],
    ['gita tutor', 507],
    ['tripitaka teacher', 508],
  ])('"%s" teaches a scripture', (text, id) =>
    expect([...readJobSearch(text, names).class, ...readJobSearch(text, names).subject]).toSatisfy(
      (ids: number[]) => ids.includes(id) || ids.some((one) => [71, 72, 73].includes(one)),
    ),
  );
});

describe('a religion beside something else', () => {
  test.each([
    ['Bible and English', [3, 11, 73]],
    ['arabic and quran', [61, 62, 66]],
    ['class 6 hindu religion', [9, 71]],
    ['buddho dhormo', []],
  ])('%s', (text, subjects) => {
    const found = readJobSearch(text, names);
    expect(found.subject).toEqual(expect.arrayContaining(subjects));
    if (subjects.length > 0) expect(found.category).not.toContain(5);
    else
      expect([...found.class, ...found.subject].some((id) => id === 508 || id === 72)).toBe(true);
  });

  test('"gita ar geometry" is no guitar', () => {
    const found = readJobSearch('gita ar bangla', names);
    expect(found.subject).toContain(71);
  });
});

describe('what else people say', () => {
  test.each([
    ['apu math', 2],
    ['class 5 mam', 2],
    ['bhaiya for hsc physics', 1],
  ])('a guardian looks for "%s"', (text, gender) =>
    expect(readSearch(text, lookups).gender).toEqual([gender]),
  );

  test.each(['not online, class 5', 'class 5 online chara', 'অনলাইন ছাড়া'])(
    '"%s" is at home or in a group',
    (text) => expect(readJobSearch(text, names).place).toEqual([2, 1]),
  );

  test.each(['BUET or DU', 'buet ba du tutor', 'বুয়েট বা ঢাবি'])('%s: both', (text) =>
    expect(readSearch(text, lookups).university).toHaveLength(2),
  );

  test.each(['ssc 26 batch', 'hsc batch 2026'])('"%s" is no group', (text) =>
    expect(readJobSearch(text, names).place).toEqual([]),
  );

  test.each(['5000 er beshi dite parbo na', '৫০০০ এর বেশি দিতে পারব না'])(
    '"%s" is the most',
    (text) => expect(readSearch(text, lookups).salary).toEqual({ max: 5000 }),
  );

  test.each([
    ['class 6, 7, 8 math', 6],
    ['class 6 7 5 days', 4],
  ])('"%s"', (text, rows) =>
    expect(readJobSearch(text, names).class.length).toBeGreaterThanOrEqual(rows),
  );

  test.each(['clss 8', 'ক্লাস ৮ গনিত', 'o lvl physics', 'autistic child', 'এডমিশন'])(
    '"%s" is understood',
    (text) => {
      const { class: classes, subject, category } = readJobSearch(text, names);
      expect([...classes, ...subject, ...category]).not.toEqual([]);
    },
  );
});

describe('spellings and short forms', () => {
  const hasClass = (text: string, number: number) => {
    const rows = names.numberedClasses.get(`class ${number}`) ?? [];
    return readJobSearch(text, names).class.some((id) => rows.includes(id));
  };

  test.each(['ইংরেজী', 'ইংরেজি', 'ক্লাস ৫ ইংরেজী'])('"%s" is English', (text) =>
    expect(readJobSearch(text, names).subject).toEqual([3]),
  );
  test.each([
    ['মীরপুর ১০', ['Mirpur 10']],
    ['mirpur 1, 2 or 10', ['Mirpur 1', 'Mirpur 10', 'Mirpur 2']],
    ['mirpur 10, 5 days', ['Mirpur 10']],
  ])('%s', (text, areas) => expect(areaNames(readJobSearch(text, names).location)).toEqual(areas));
  test('numbers of classes in Roman and ordinals in a range', () => {
    expect(hasClass('class ix math', 9)).toBe(true);
    expect(hasClass('class x', 10)).toBe(true);
    expect([3, 4, 5].map((number) => hasClass('তৃতীয় থেকে পঞ্চম শ্রেণি', number))).toEqual([
      true,
      true,
      true,
    ]);
  });
  test.each(['class 8 bade', 'not class 8', 'অষ্টম শ্রেণি বাদে'])('"%s" is not class 8', (text) =>
    expect(hasClass(text, 8)).toBe(false),
  );
  test.each(['boddho', 'বৌদ্ধধর্ম', 'buddhist religion'])('"%s" is Buddhist', (text) => {
    const { class: classes, subject, without } = readJobSearch(text, names);
    expect([...classes, ...subject].some((id) => [10, 72, 508].includes(id))).toBe(true);
    expect(without).toEqual([]);
  });
  test('"kom hole na" is the least', () => {
    expect(readJobSearch('5000 er kom hole na', names).salary).toEqual({ min: 5000 });
  });
  test('a department is no subject', () => {
    expect(readSearch('physics dept er tutor', lookups).subject).toEqual([]);
  });
  test('"special child" is all of special education', () => {
    expect(readJobSearch('special child', names)).toMatchObject({ category: [12], class: [] });
  });
});

describe('what stands beside a name', () => {
  test('Badda is no "bad", without', () => {
    const { location, except } = readJobSearch('badda rampura banasree', names);
    expect(except.location).toEqual([]);
    expect(areaNames(location)).toEqual(expect.arrayContaining(['Rampura', 'Banasree']));
  });
  test('a class after the subject that is not wanted is wanted', () => {
    const { without, class: classes, except } = readJobSearch('without bangla class 5', names);
    expect(without).toEqual([2]);
    expect(classes).not.toEqual([]);
    expect(except.class).toEqual([]);
  });
  test('a range of sectors has those between', () =>
    expect(areaNames(readJobSearch('sector 11 to 14 uttara', names).location)).toEqual([
      'Uttara Sector 11',
      'Uttara Sector 12',
      'Uttara Sector 13',
      'Uttara Sector 14',
    ]));
  test('a number after the medium is a class', () =>
    expect(readJobSearch('bangla medium seven', names).class).toEqual([111]));
  test.each(['uttra', 'uttara'])('"%s" is Uttara', (text) =>
    expect(areaNames(readJobSearch(text, names).location)).toEqual(['Uttara']),
  );
  test.each(['c++', 'java', 'C# java'])('"%s" is programming', (text) =>
    expect(readJobSearch(text, names).subject).toEqual([111]),
  );
  test.each(['apu der jonno tuition', 'মেয়েদের জন্য টিউশন'])('"%s" is for women', (text) =>
    expect(readJobSearch(text, names).gender).toEqual([2]),
  );
});

describe('the order that is asked for', () => {
  test.each(['highest paying', 'besi beton class 8', 'সবচেয়ে বেশি বেতনের টিউশন'])(
    '"%s": what pays most first',
    (text) => expect(readJobSearch(text, names).order).toBe('salary'),
  );
  test('a sum is none', () =>
    expect(readJobSearch('5000 er beshi beton', names)).toEqual(
      expect.not.objectContaining({ order: 'salary' }),
    ));
  test.each(['best math tutor', 'সেরা শিক্ষক', 'top rated'])('"%s": by rating', (text) =>
    expect(readSearch(text, lookups).order).toBe('rating'),
  );
});

describe('what may have been meant', () => {
  const meant = (word: string) => {
    const thing = suggestName(word, names);
    return thing && (thing.kind === 'area' ? names.areas : names.subjects).get(thing.id)?.name;
  };
  test.each([
    ['dhanmondii', 'Dhanmondi'],
    ['chmestry', 'Chemistry'],
  ])('%s', (word, name) => expect(meant(word)).toBe(name));
  test.each(['qwxzv', 'x', '12', 'of', 'glorbo'])('"%s" is nothing', (word) =>
    expect(meant(word)).toBeUndefined(),
  );
});
