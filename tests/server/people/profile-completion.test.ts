/**
 * The percentage of the server equals the weights of
 * docs/requirements/people/tutor-profile.md, "Percentage", for profiles filled in by the API.
 */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { completionAnswer } from '#core/people/api/profile/overview.ts';
import {
  availability,
  bachelor,
  categories,
  experience,
  higher,
  personalInfo,
  secondary,
  styleAndSalary,
} from '#tests/setup/profile-forms.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const context = startTestApp();
const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#147' } })
  .png()
  .toBuffer();
const picture = `data:image/png;base64,${image.toString('base64')}`;
const document = (certificate_type_id: number) => ({
  url: '/api/add-tutor-certificate',
  body: { certificate_type_id, certificate_base64: picture },
});

const steps = {
  picture: { url: '/api/v1/change-profile-picture', body: { image: picture } },
  location: {
    url: '/api/update-tutor-preferred-location',
    body: { city_id: 1, preferred_location_id: [1001, 1002] },
  },
  category: { url: '/api/update-tutoring-category', body: categories },
  style: { url: '/api/update-tutoring-style-and-expected-salary', body: styleAndSalary },
  availability: { url: '/api/add-tutor-availabilities', body: availability },
  experience: { url: '/api/add-tutor-experience', body: experience },
  secondary: { url: '/api/create-tutor-educational-info', body: secondary },
  higher: { url: '/api/create-tutor-educational-info', body: higher },
  bachelor: { url: '/api/create-tutor-educational-info', body: bachelor },
  personal: { url: '/api/tutor-personal-info', body: personalInfo },
  identity: document(1),
  degree: document(5),
  otherPaper: document(16),
  online: {
    url: '/api/update-online-tutoring',
    body: { expected_salary_online_per_hour: 300 },
  },
} as const;
type Step = keyof typeof steps;

async function take(tutor: OpenTutor, step: Step) {
  const { status, body } = await tutor.post(steps[step].url, steps[step].body);
  expect([step, status, body.errors]).toEqual([step, 200, undefined]);
  return body.profile_completed;
}

test.each<[number, Step[]]>([
  [0, []],
  [5, ['picture']],
  [7, ['location']],
  [6, ['category']],
  [6, ['style']],
  [4, ['availability']],
  [2, ['experience']],
  [10, ['secondary']],
  [20, ['secondary', 'bachelor']],
  [30, ['personal']],
  [5, ['identity']],
  [5, ['degree']],
  [0, ['otherPaper']],
  [0, ['online']],
  [25, ['location', 'category', 'style', 'availability', 'experience']],
  [79, ['location', 'category', 'style', 'secondary', 'higher', 'bachelor', 'personal']],
  [
    84,
    ['location', 'category', 'style', 'secondary', 'higher', 'bachelor', 'personal', 'identity'],
  ],
])('%i percent: %j', async (percent, taken) => {
  const tutor = await openTutor(context.app, context.database.db);
  let last = 0;
  for (const step of taken) last = await take(tutor, step);
  expect(last).toBe(percent);
  expect(await tutor.storedPercent()).toBe(percent);
  expect(await tutor.get('/api/update-profile-status')).toEqual({ profile_completed: percent });
});

test('everything is 100, and each section says what is missing and where', async () => {
  const tutor = await openTutor(context.app, context.database.db);
  const read = async () => completionAnswer.parse(await tutor.get('/api/tutor-profile/completion'));
  const empty = await read();
  expect(empty.sections.map(({ section, percent, of }) => [section, percent, of])).toEqual([
    ['picture', 0, 5],
    ['tutoring', 0, 25],
    ['education', 0, 30],
    ['personal', 0, 30],
    ['documents', 0, 10],
  ]);
  expect(empty).toMatchObject({ profile_completed: 0, required: 80 });
  expect(empty.sections[1]?.missing[0]).toEqual({
    part: 'teachingLocation',
    points: 7,
    link: '/tutor/profile/update/tutoring/tutoring',
  });
  const all = Object.keys(steps).filter((step): step is Step => step in steps);
  for (const step of all) await take(tutor, step);
  const full = await read();
  expect(full.profile_completed).toBe(100);
  expect(full.sections.flatMap(({ missing }) => missing)).toEqual([]);
  expect(await tutor.storedPercent()).toBe(100);
});

test('taking things away takes the points away', async () => {
  const tutor = await openTutor(context.app, context.database.db);
  await take(tutor, 'experience');
  await take(tutor, 'availability');
  const [entry] = (await tutor.get('/api/tutor-experience')).data;
  const { body } = await tutor.delete(`/api/tutor-experience/${entry.id}`);
  expect(body.profile_completed).toBe(4);
  const none = availability.day.map(() => false);
  const cleared = { ...availability, morning: none, evening: none };
  const answer = await tutor.post('/api/add-tutor-availabilities', cleared);
  expect(answer.body.profile_completed).toBe(0);
});
