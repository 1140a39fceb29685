/** docs/requirements/site/sharing.md, "Share cards" */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createFormat } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { hubProfile } from '#core/market/api/hub-profile.ts';
import { job as jobSchema } from '#core/market/api/job.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import type { Card } from '#server/site/share/card.ts';
import { cardAlt, cardVersion } from '#server/site/share/card.ts';
import { loadCardFonts } from '#server/site/share/card-fonts.ts';
import * as drawing from '#server/site/share/draw-card.ts';
import { createPen } from '#server/site/share/draw-text.ts';
import { findListCard } from '#server/site/share/find-list-card.ts';
import { jobCard } from '#server/site/share/job-card.ts';
import { tutorCard } from '#server/site/share/tutor-card.ts';
import { createJob } from '../setup/factories.ts';
import { createHubTutor } from '../setup/hub.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const MOST_BYTES = 300 * 1000;
const NOWHERE = { fullAddress: 'House 7, Road 3', flatHouse: '7B', roadNo: '3' };

const get = (url: string, headers: Record<string, string> = {}) =>
  context.app.inject({ url, headers });

async function cardOfJob(jobId: number, lang: Lang): Promise<Card> {
  const answer = await get(`/api/job-board/${jobId}?lang=${lang}`);
  return jobCard(jobSchema.parse(answer.json()), lang);
}

async function expectPicture(url: string) {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/jpeg');
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(answer.rawPayload.length).toBeLessThan(MOST_BYTES);
  return answer;
}

test.each(['bn', 'en'] as const)('job, tutor and page have a card in %s', async (lang) => {
  const { db } = context.database;
  const jobId = await createJob(db, {});
  const { tutorid } = await createHubTutor(db);
  await expectPicture(`/share/job/${jobId}.jpg?lang=${lang}`);
  await expectPicture(`/share/tutor/${tutorid}.jpg?lang=${lang}`);
  await expectPicture(`/share/page.jpg?lang=${lang}`);
});

test('the right version is kept for good, another for minutes, and a known one is not sent again', async () => {
  const jobId = await createJob(context.database.db, {});
  const version = cardVersion(await cardOfJob(jobId, 'bn'));
  const right = await expectPicture(`/share/job/${jobId}.jpg?lang=bn&v=${version}`);
  expect(right.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const other = await expectPicture(`/share/job/${jobId}.jpg?lang=bn&v=old`);
  expect(other.headers['cache-control']).toMatch(/^public, max-age=300,/);
  const again = await get(`/share/job/${jobId}.jpg?lang=bn`, {
    'if-none-match': String(right.headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a smaller one has the same shape', async () => {
  const { rawPayload } = await get('/share/page.jpg?lang=bn&w=600');
  const { width, height } = await sharp(rawPayload).metadata();
  expect([width, height]).toEqual([600, 315]);
});

test('a card says what the public page says, and nothing of the place but area and city', async () => {
  const { db } = context.database;
  const jobId = await createJob(db, { ...NOWHERE, tutorRequirement: 'Call 01712345678' });
  const card = await cardOfJob(jobId, 'en');
  const said = cardAlt(card);
  expect(said).toContain('Need Tutor For Class 9');
  expect(said).toContain('৳ 6,000 Per Month');
  expect(said).toContain('Dhaka');
  for (const secret of ['House 7', '7B', 'Road', '017']) expect(said).not.toContain(secret);
  const { tutorid } = await createHubTutor(db);
  const answer = await get(`/api/hub/tutor-profile/${tutorid}?lang=en`);
  const tutor = hubProfile.parse(answer.json());
  expect(tutorCard(tutor, 'en').title).toBe(tutor.user.name);
});

test('a changed job has another version; a closed one says that it is closed', async () => {
  const { db } = context.database;
  const jobId = await createJob(db, {});
  const before = await cardOfJob(jobId, 'en');
  await db.update(jobOffers).set({ status: 'closed' }).where(eq(jobOffers.id, jobId));
  const after = await cardOfJob(jobId, 'en');
  expect(cardVersion(after)).not.toBe(cardVersion(before));
  expect(after.closed).toBe('This tuition is closed.');
  await expectPicture(`/share/job/${jobId}.jpg?lang=en`);
});

test.each([
  ['hidden', 404],
  ['pending', 404],
  ['cancelled', 410],
  ['rejected', 410],
] as const)('a job that is %s has none: %i', async (status, expected) => {
  const posted = status === 'pending' ? { postedAt: null } : {};
  const jobId = await createJob(context.database.db, { status, ...posted });
  expect((await get(`/share/job/${jobId}.jpg?lang=en`)).statusCode).toBe(expected);
});

test('nor has a job that closed long ago, who is not listed, and what is no address', async () => {
  const { db } = context.database;
  const statusChangedAt = new Date(Date.now() - 31 * 86_400_000);
  const jobId = await createJob(db, { status: 'closed', statusChangedAt });
  expect((await get(`/share/job/${jobId}.jpg`)).statusCode).toBe(410);
  const { tutorid } = await createHubTutor(db, { accountStatus: 'red' });
  for (const url of [
    `/share/tutor/${tutorid}.jpg`,
    '/share/job/007.jpg',
    '/share/job/7.png',
    '/share/job/x.jpg',
    '/share/tutor/..%2F1.jpg',
    '/share/other.jpg',
  ])
    expect((await get(url)).statusCode).toBe(404);
});

test.each(['bn', 'en'] as const)(
  'a filtered list has a card with its words and count in %s',
  async (lang) => {
    const { db } = context.database;
    await createJob(db, {});
    const list = (await get(`/api/job-board?city_id=1&lang=${lang}`)).json();
    const params = new URLSearchParams({ city_id: '1', order: 'salary' });
    const card = await findListCard(context.services, 'job-board', params, { lang, ip: '::1' });
    expect(card?.title).toBe({ en: 'Tuition jobs in Dhaka', bn: 'টিউশন, ঢাকা' }[lang]);
    expect(card?.figure).toContain(createFormat(lang).number(list.total));
    await expectPicture(`/share/job-board.jpg?city_id=1&lang=${lang}`);
    await expectPicture(`/share/hub.jpg?city_id=1&lang=${lang}`);
  },
);

test('another count is another version of a list', async () => {
  const { db } = context.database;
  // A node that has just begun remembers nothing.
  const version = async () => {
    const { app } = await buildTestApp(context.database);
    const answer = await app.inject({ url: '/share/job-board.jpg?city_id=1&lang=en' });
    return answer.headers.etag;
  };
  const before = await version();
  await createJob(db, {});
  expect(await version()).not.toBe(before);
});

test.each([
  'job-board.jpg?',
  'job-board.jpg?search=Buy+this',
  'job-board.jpg?city_id=999',
  'job-board.jpg?city_id=1&actual_salary_min=5000',
  'job-board.jpg?nonsense=1',
  'hub.jpg?search=Buy+this&city_id=1',
  'hub.jpg?city_id=x',
])('%s shows the card of all pages', async (file) => {
  const general = await get('/share/page.jpg?lang=en');
  expect((await get(`/share/${file}&lang=en`)).headers.etag).toBe(general.headers.etag);
});

test('who asks at once gets one drawing', async () => {
  const drawn = vi.spyOn(drawing, 'drawCard');
  const jobId = await createJob(context.database.db, { actualSalary: 7890 });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => get(`/share/job/${jobId}.jpg?lang=en`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('conjuncts are one letter, and text that is too long ends in an ellipsis', async () => {
  const fonts = await loadCardFonts();
  for (const weight of ['title', 'normal', 'bold'] as const) {
    const { face } = fonts[weight].bengali;
    // ক + ্ + ষ: three signs, one letter.
    expect(face.shape('ক্ষ').glyphs).toHaveLength(1);
    // The vowel sign is written before its letter.
    const [letter] = face.shape('ক').glyphs;
    expect(
      face
        .shape('কি')
        .glyphs.map(({ id }) => id)
        .indexOf(letter?.id ?? -1),
    ).toBe(1);
    expect(face.has('৳')).toBe(true);
  }
  const pen = createPen(fonts);
  const style = { size: 36, weight: 'normal', color: '#000000' } as const;
  const lines = pen.fit('গণিত, পদার্থবিজ্ঞান, রসায়ন, জীববিজ্ঞান, ইংরেজি', 300, 1, style);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/[^,\s]…$/);
  expect(pen.measure(lines[0] ?? '', style)).toBeLessThanOrEqual(300);
});

test.each(['/share/page.jpg', '/job-board.rss', '/oembed?url=x'])(
  'one address may not ask for %s without end',
  async (url) => {
    const { app } = await buildTestApp(context.database, { rateLimitPerMinute: 2 });
    const ask = async () => (await app.inject({ url, remoteAddress: '10.0.0.1' })).statusCode;
    const codes = [await ask(), await ask(), await ask()];
    expect(codes[0]).not.toBe(429);
    expect(codes[2]).toBe(429);
    await app.close();
  },
);
