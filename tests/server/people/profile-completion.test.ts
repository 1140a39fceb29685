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

const pick = (starts: RegExp) =>
  Object.fromEntries(Object.entries(personalInfo).filter(([name]) => starts.test(name)));

test('personal information is saved part by part, and each part counts', async () => {
  const tutor = await openTutor(context.app, context.database.db);
  const save = async (starts: RegExp) =>
    (await tutor.post('/api/tutor-personal-info', pick(starts))).body.profile_completed;
  expect(await save(/^(present|permanent)_/)).toBe(10);
  expect(await save(/^(father|mother|emergency)_/)).toBe(25);
  const checks = async () =>
    (await tutor.get('/api/document-checks')).data.filter(
      ({ kind }: { kind: string }) => kind === 'personal',
    );
  expect(await checks()).toEqual([]);
  expect(await save(/^(date_of|bc_nid|religion|additional)/)).toBe(27);
  // All that staff compare is there now.
  expect(await checks()).toHaveLength(1);
  expect(await save(/^about/)).toBe(30);
  const { data } = await tutor.get('/api/tutor-personal-info');
  expect(data).toMatchObject({
    father_name: 'Abdul Karim',
    present_district: 'Dhaka',
    bc_nid_po: '1234567890',
  });
});

test('a part that is not whole, or none at all, says what is missing', async () => {
  const tutor = await openTutor(context.app, context.database.db);
  const half = await tutor.post('/api/tutor-personal-info', {
    father_name: 'Abdul Karim',
    father_number: '01711111111',
    emergency_contact_name: 'Abdul Karim',
    emergency_contact_number: '01711111111',
  });
  expect(half.status).toBe(400);
  expect(Object.keys(half.body.errors)).toEqual(['mother_name', 'mother_number']);
  // An additional number is of the part with the birth date, also beside another one that is whole.
  for (const more of [{}, pick(/^about/)]) {
    const none = await tutor.post('/api/tutor-personal-info', {
      additional_number: '01711111111',
      ...more,
    });
    expect([none.status, Object.keys(none.body.errors)]).toEqual([
      400,
      ['date_of_birth', 'bc_nid_po', 'religion_id'],
    ]);
  }
  expect(await tutor.storedPercent()).toBe(0);
});

test('the steps that are left lead to the percentage that is needed', async () => {
  const tutor = await openTutor(context.app, context.database.db);
  const read = async () => completionAnswer.parse(await tutor.get('/api/tutor-profile/completion'));
  const setup = [
    'secondary-education',
    'bachelor-education',
    'tutor-location',
    'teaching-location',
  ];
  const first = await read();
  expect(first.steps.slice(0, 4).map(({ step }) => step)).toEqual(setup);
  const sum = first.steps.reduce((points, step) => points + step.points, 0);
  expect(sum).toBe(100);
  await take(tutor, 'secondary');
  await take(tutor, 'higher');
  const { steps, profile_completed } = await read();
  expect(profile_completed).toBe(20);
  expect(steps.map(({ step }) => step)).not.toContain('higher-secondary');
  expect(steps.find(({ step }) => step === 'family')).toMatchObject({ points: 15 });
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
