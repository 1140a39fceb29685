/** Tests what board and hub offer if a search finds nothing, in the sentences people type. */
import { describe, expect, test } from 'vitest';
import type { TutorHubAnswer } from '#core/market/api/hub.ts';
import type { JobBoardAnswer } from '#core/market/api/job-board.ts';
import { neighboursOf } from '#server/ground/nearest/neighbour-subjects.ts';
import { createJobs } from '../setup/factories.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const [DHANMONDI, MIRPUR_1] = [1064, 1001];
const [MATH, PHYSICS, CHEMISTRY] = [4, 21, 22];

const context = startTestApp(async ({ db }) => {
  const at = (locationId: number, ...subjectIds: number[]) => ({
    preferredLocationIds: [locationId],
    subjectIds,
  });
  const inDhanmondi = { locationId: DHANMONDI };
  await createHubTutor(db, { name: 'Tanvir Rahman' }, inDhanmondi, at(DHANMONDI, PHYSICS));
  await createHubTutor(db, { name: 'Kamal Hossain' }, {}, at(MIRPUR_1, CHEMISTRY));
  await createHubTutor(db, { name: 'Nusrat Jahan' }, {}, at(MIRPUR_1, CHEMISTRY, MATH));
  await createHubTutor(db, { name: 'Sadia Islam' }, inDhanmondi, {
    ...at(DHANMONDI, PHYSICS),
    placeIds: [2, 3],
  });
  await createJobs(db, [
    { locationId: DHANMONDI, subjectIds: [PHYSICS] },
    { locationId: DHANMONDI, subjectIds: [PHYSICS], tutoringPlaceId: 3 },
    { locationId: MIRPUR_1, subjectIds: [CHEMISTRY] },
  ]);
});

type Answer = TutorHubAnswer | JobBoardAnswer;
async function ask(list: 'tutor-hub' | 'job-board', query: string): Promise<Answer> {
  const answer = await context.app.inject({ url: `/api/${list}?${query}` });
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json();
}
const words = (text: string) => new URLSearchParams({ search: text }).toString();
const shown = ({ nearest = [] }: Answer) =>
  nearest.map(({ kind, text, total }) => [kind, text.normalize('NFC'), total]);

describe.each(['tutor-hub', 'job-board'] as const)('%s', (list) => {
  const isHub = list === 'tutor-hub';

  test('"Physics Mirpur" finds nothing there, and leads around it, online, and to chemistry', async () => {
    const answer = await ask(list, words('Physics Mirpur 1'));
    expect(answer.total).toBe(0);
    expect(shown(answer)).toEqual([
      ['around', 'Mirpur 1', 2],
      ['online', '', 1],
      ['subject', 'Chemistry', isHub ? 2 : 1],
      // One of the two teaches this as well.
      ...(isHub ? [['subject', 'General Math', 1]] : []),
    ]);
  });

  test('"ফিজিক্স মিরপুর ১" is answered in Bengali', async () => {
    const answer = await ask(list, `${words('ফিজিক্স মিরপুর ১')}&lang=bn`);
    expect(shown(answer)).toContainEqual(['subject', 'রসায়ন'.normalize('NFC'), isHub ? 2 : 1]);
  });

  test('each offer finds as many as it says', async () => {
    for (const search of [
      words('Physics Mirpur 1'),
      `city_id=1&location_id=${MIRPUR_1}&subjects=${PHYSICS}`,
      `${words('physics')}&city_id=1&location_id=${MIRPUR_1}`,
    ]) {
      const { nearest = [] } = await ask(list, search);
      expect(new Set(nearest.map(({ kind }) => kind)).size).toBe(3);
      for (const { query, total } of nearest) {
        const found = await ask(list, query);
        expect([query, found.total]).toEqual([query, total]);
      }
    }
  });

  test('what finds nothing either is not offered, and what found something offers nothing', async () => {
    expect(shown(await ask(list, words('Tabla Mirpur 1')))).toEqual([]);
    expect(await ask(list, words('Chemistry Mirpur 1'))).not.toHaveProperty('nearest');
    expect(await ask(list, `${words('Physics Mirpur 1')}&page=2`)).not.toHaveProperty('nearest');
  });

  test('a subject the class does not have is not offered', async () => {
    const answer = await ask(list, words('Class 5 physics Mirpur 1'));
    expect(shown(answer).filter(([kind]) => kind === 'subject')).toEqual([]);
  });
});

describe('several subjects in one search', () => {
  const names = async (text: string) =>
    (await ask('tutor-hub', words(text))).data.flatMap((one) =>
      'user' in one ? one.user.name : [],
    );

  test('"chemistry and math tutor" is who teaches both', async () => {
    expect(await names('chemistry and math tutor')).toEqual(['Nusrat Jahan']);
  });

  test('"physics and chemistry" is who teaches one of them, where nobody teaches both', async () => {
    expect((await names('physics and chemistry')).sort()).toEqual([
      'Kamal Hossain',
      'Nusrat Jahan',
      'Sadia Islam',
      'Tanvir Rahman',
    ]);
  });
});

test('a neighbour is another subject, and each once', () => {
  expect(neighboursOf([PHYSICS])[0]).toBe(24);
  const both = neighboursOf([PHYSICS, CHEMISTRY]);
  expect(both).not.toContain(PHYSICS);
  expect(new Set(both).size).toBe(both.length);
  expect(neighboursOf([1])).toEqual([]);
});

describe('who finds no tutor asks for one, with the form filled', () => {
  const askOf = async (query: string) => {
    const answer = await ask('tutor-hub', query);
    return Object.fromEntries(new URLSearchParams('ask' in answer ? answer.ask : ''));
  };

  test('from the words of the search', async () => {
    expect(await askOf(words('class 9 physics female tutor Mirpur 1, 4000'))).toEqual({
      category_id: '1',
      class_id: '113',
      subject_ids: '21',
      city_id: '1',
      location_id: String(MIRPUR_1),
      tutor_gender: '2',
      salary: '4000',
    });
  });

  test('from the filters', async () => {
    expect(await askOf('category_id=2&i_class=213&city_id=1&subjects=21,4,71&gender=1')).toEqual({
      category_id: '2',
      class_id: '213',
      subject_ids: '21,4',
      city_id: '1',
      tutor_gender: '1',
    });
  });

  test('only where nothing is found', async () => {
    expect(await ask('tutor-hub', words('physics Dhanmondi'))).not.toHaveProperty('ask');
  });
});
