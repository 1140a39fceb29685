/** Tests what the operator says on the home page: docs/requirements/shell/app-shell.md, "Home". */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readDemoSiteCopy } from '#server/demo/demo-site-copy.ts';
import { LOGO_MAX_BYTES } from '#server/ground/config/site-copy/draw-logo.ts';
import { readSiteCopy } from '#server/ground/config/site-copy/read-site-copy.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const folder = mkdtempSync(path.join(tmpdir(), 'porua-copy-'));
const file = path.join(folder, 'site-copy.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inBoth = (text: string) => ({ en: text, bn: `${text} বাংলা` });
const storyOf = (name: string) => ({
  name: inBoth(name),
  of: inBoth('Sylhet'),
  text: inBoth('Good'),
});
const read = (copy: unknown) => {
  writeFileSync(file, typeof copy === 'string' ? copy : JSON.stringify(copy));
  return readSiteCopy(file);
};
const paper = { name: inBoth('The Invented Times'), link: 'https://times.example/porua' };
const writePng = async (name: string) =>
  writeFileSync(
    path.join(folder, name),
    await sharp({ create: { width: 900, height: 300, channels: 4, background: '#0b6e4f' } })
      .png()
      .toBuffer(),
  );

async function homeWith(copy: unknown, lang = 'en') {
  const siteCopy = await read(copy);
  const { app } = await buildTestApp(context.database, {}, undefined, siteCopy ?? undefined);
  const home = (await app.inject({ url: `/api/home?lang=${lang}` })).json();
  return { app, home };
}

test('without a file, and with an empty one, the home page does without', async () => {
  expect(await readSiteCopy(path.join(folder, 'none.json'))).toBeNull();
  expect(await read('  ')).toBeNull();
  const { home } = await homeWith('{}');
  expect(home).toMatchObject({ guardian_stories: [], tutor_stories: [], featured_on: [] });
});

test('stories are shown in the language that was asked for', async () => {
  const copy = { tutorStories: [storyOf('Nadia')] };
  const english = { name: 'Nadia', of: 'Sylhet', text: 'Good' };
  expect((await homeWith(copy)).home.tutor_stories).toEqual([english]);
  expect((await homeWith(copy, 'bn')).home.tutor_stories[0].text).toBe('Good বাংলা');
});

test('stories of guardians fill the row up to ten and never push a review out', async () => {
  const guardianStories = Array.from({ length: 10 }, (_, n) => storyOf(`G${n}`));
  const { home } = await homeWith({ guardianStories });
  expect(home.reviews.length + home.guardian_stories.length).toBe(10);
});

test('a logo comes from us, as WebP of the size it says', async () => {
  await writePng('times.png');
  writeFileSync(
    path.join(folder, 'voice.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><path d="M0 0h40v20z"/></svg>',
  );
  const { app, home } = await homeWith({
    featuredOn: [{ ...paper, logo: 'times.png' }, { ...paper, logo: 'voice.svg' }, paper],
  });
  const [times, voice, plain] = home.featured_on;
  expect(plain).toEqual({ name: paper.name.en, link: paper.link, logo: null });
  for (const { logo } of [times, voice]) {
    const answer = await app.inject({ url: logo.path });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: logo.width,
      height: logo.height,
    });
  }
  expect((await app.inject({ url: '/storage/logos/other.webp' })).statusCode).toBe(404);
  expect((await context.app.inject({ url: times.logo.path })).statusCode).toBe(404);
});

test.each([
  ['no JSON', 'no JSON', '{tutorStories'],
  [
    'a missing language',
    'tutorStories.1.text.bn',
    {
      tutorStories: [storyOf('A'), { ...storyOf('B'), text: { en: 'Good' } }],
    },
  ],
  ['a field nobody knows', 'tutorStorys', { tutorStorys: [] }],
  [
    'eleven stories',
    'guardianStories',
    {
      guardianStories: Array.from({ length: 11 }, () => storyOf('A')),
    },
  ],
  [
    'a link that is not https',
    'featuredOn.0.link',
    {
      featuredOn: [{ ...paper, link: 'http://times.example' }],
    },
  ],
  ['a logo elsewhere', 'featuredOn.0.logo', { featuredOn: [{ ...paper, logo: '../a.png' }] }],
  [
    'a logo of another host',
    'featuredOn.0.logo',
    {
      featuredOn: [{ ...paper, logo: 'https://times.example/a.png' }],
    },
  ],
  ['a logo that is not there', 'featuredOn.0.logo', { featuredOn: [{ ...paper, logo: 'no.png' }] }],
])('%s stops the start and is named', async (_what, named, copy) => {
  await expect(read(copy)).rejects.toThrow(named);
});

test('a logo that is too large, or no picture, stops the start', async () => {
  writeFileSync(path.join(folder, 'large.png'), Buffer.alloc(LOGO_MAX_BYTES + 1));
  writeFileSync(path.join(folder, 'page.svg'), '<html><body>no picture</body></html>');
  for (const logo of ['large.png', 'page.svg'])
    await expect(read({ featuredOn: [{ ...paper, logo }] })).rejects.toThrow('featuredOn.0.logo');
});

test('the demo has ten invented tutors, and names no paper', async () => {
  const copy = await readDemoSiteCopy();
  expect(copy?.tutorStories).toHaveLength(10);
  expect(copy?.featuredOn).toEqual([]);
  const accounts = readFileSync('server/demo/demo-accounts.ts', 'utf8');
  for (const { name, text } of copy?.tutorStories ?? []) {
    expect(text.bn).toMatch(/[ঀ-৿]/);
    // The person who signs in as one of the demo's people is not quoted.
    expect(accounts).not.toContain(name.en);
  }
});
