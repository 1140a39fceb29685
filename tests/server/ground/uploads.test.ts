import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { IMAGE_MAX_BYTES } from '#core/people/profile/profile-constants.ts';
import { deleteLostPhotos } from '#server/ground/photos/delete-lost-photos.ts';
import { createBrowser } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const context = startTestApp();
let tutor: OpenTutor;
beforeEach(async () => {
  tutor = await openTutor(context.app, context.database.db);
});

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#147' } });
const png = await canvas(120, 80).png().toBuffer();
const jpeg = await canvas(120, 80).jpeg().toBuffer();

const textOf = (bytes: Buffer, type = 'png') =>
  `data:image/${type};base64,${bytes.toString('base64')}`;
const add = (image: unknown, type = 1, from = tutor) =>
  from.post('/api/add-tutor-certificate', { certificate_type_id: type, certificate_base64: image });
const setPhoto = (image: unknown, from = tutor) =>
  from.post('/api/v1/change-profile-picture', { image });
const filesIn = (area: string) => {
  const folder = join(context.services.config.dataDir, 'photos', area);
  return readdirSync(folder, { withFileTypes: true }).map(({ name }) => name);
};

/** A PNG chunk; its checksum is left to the reader to dislike. */
function chunk(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
/** Black, one bit a pixel: 14,000 × 14,000 of them fit in a few kilobytes. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
/** The same picture in exactly so many bytes: readers skip what follows its end. */
const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);

describe('documents', () => {
  test('are added once a type, listed, shown to the owner and deleted with their file', async () => {
    const { body } = await add(textOf(png), 1);
    expect(body).toMatchObject({
      message: 'Image Uploaded Successfully',
      profile_completed: 5,
      data: { certificate_types: { title: 'National ID (NID)' }, width: 120, height: 80 },
    });
    expect((await add(textOf(jpeg, 'jpg'), 5)).body.profile_completed).toBe(10);
    expect((await add(textOf(jpeg, 'jpeg'), 5)).body.errors).toHaveProperty('certificate_type_id');
    const { data, used_types } = await tutor.get('/api/get-tutor-certificate');
    expect(used_types.sort()).toEqual([1, 5]);
    const before = filesIn('certificates').length;
    const gone = await tutor.delete(`/api/tutor-certificate/${data[0].id}`);
    expect(gone.body).toMatchObject({
      message: 'Certificate deleted successfully',
      profile_completed: 5,
    });
    expect(filesIn('certificates')).toHaveLength(before - 1);
    expect((await tutor.delete(`/api/tutor-certificate/${data[0].id}`)).status).toBe(404);
  });

  test('are for the owner and staff only, and nothing but a picture', async () => {
    const { body } = await add(textOf(png));
    const url = body.data.certificate;
    const own = await tutor.browser.ask({ url });
    expect(own.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^inline; filename="certificate-\d+\.webp"$/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await sharp(own.rawPayload).metadata()).format).toBe('webp');
    const { db } = context.database;
    const staff = await openTutor(context.app, db, { type: 'staff' });
    expect((await staff.browser.ask({ url })).statusCode).toBe(200);
    for (const type of ['tutor', 'parent'] as const) {
      const other = await openTutor(context.app, db, { type });
      expect((await other.browser.ask({ url })).json().code).toBe('not_found');
    }
    const stranger = await openTutor(context.app, db);
    const id = body.data.id;
    expect((await stranger.delete(`/api/tutor-certificate/${id}`)).body.code).toBe('not_found');
    expect((await createBrowser(context.app).ask({ url })).statusCode).toBe(401);
    for (const name of filesIn('certificates')) {
      const guess = await context.app.inject({ url: `/storage/profile/${name}` });
      expect(guess.statusCode).toBe(404);
    }
  });

  test('lose position and device of the camera', async () => {
    const withPlace = await canvas(100, 50)
      .jpeg()
      .withExif({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 47/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(withPlace).metadata()).exif).toBeDefined();
    const { body } = await add(textOf(withPlace, 'jpeg'));
    // Turned as the camera was held, since the mark that said so is gone.
    expect(body.data).toMatchObject({ width: 50, height: 100 });
    const { rawPayload } = await tutor.browser.ask({ url: body.data.certificate });
    const left = await sharp(rawPayload).metadata();
    expect([left.exif, left.xmp, left.iptc]).toEqual([undefined, undefined, undefined]);
    expect(rawPayload.includes('SecretCamera')).toBe(false);
  });

  test('lose what is hidden behind the picture', async () => {
    const polyglot = Buffer.concat([png, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]);
    const { body } = await add(textOf(polyglot));
    const { rawPayload } = await tutor.browser.ask({ url: body.data.certificate });
    expect(rawPayload.includes('script')).toBe(false);
    const comment = Buffer.concat([
      png.subarray(0, 33),
      chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
      png.subarray(33),
    ]);
    const other = await add(textOf(comment), 2);
    const kept = await tutor.browser.ask({ url: other.body.data.certificate });
    expect(kept.rawPayload.includes('script')).toBe(false);
  });

  test('of 512,000 bytes are taken, of one more refused', async () => {
    expect((await add(textOf(padded(IMAGE_MAX_BYTES)))).status).toBe(200);
    const { status, body } = await add(textOf(padded(IMAGE_MAX_BYTES + 1)), 2);
    expect([status, body.errors]).toEqual([
      400,
      { certificate_base64: ['File size exceeds 500 kb.'] },
    ]);
    expect((await add(textOf(padded(600_000)), 2)).body.code).toBe('body_too_large');
  });

  test('photos have words of their own for what is too large and what is no picture', async () => {
    const problem = async (image: string) => (await setPhoto(image)).body.errors.image;
    const large = textOf(padded(IMAGE_MAX_BYTES + 1));
    expect(await problem(large)).toEqual(['File size must be less than 500KB']);
    const text = 'data:text/plain;base64,aGVsbG8=';
    expect(await problem(text)).toEqual(['Please select an image file only']);
    const format = 'Invalid file format. Only PNG and JPEG/JPG are allowed.';
    expect(await problem(textOf(png, 'gif'))).toEqual([format]);
    expect((await add(text)).body.errors.certificate_base64).toEqual([format]);
  });

  test('of too many pixels are refused before they are unpacked', async () => {
    const huge = bomb(14_000);
    expect(huge.length).toBeLessThan(IMAGE_MAX_BYTES);
    const { body } = await add(textOf(huge));
    expect(body.errors).toEqual({ certificate_base64: [expect.stringMatching(/pixels/)] });
    expect((await add(textOf(bomb(4000)))).status).toBe(200);
    expect((await add(textOf(bomb(4001)), 2)).body.errors).toHaveProperty('certificate_base64');
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  test.each<[string, () => Promise<unknown> | unknown]>([
    ['nothing', () => ''],
    ['missing', () => undefined],
    ['a number', () => 5],
    ['no data address', () => png.toString('base64')],
    ['another type', () => textOf(png, 'gif')],
    ['svg by name', () => textOf(svg, 'svg+xml')],
    ['svg called png', () => textOf(svg)],
    ['text called png', () => textOf(Buffer.from('hello, I am no picture at all'))],
    ['gif called png', async () => textOf(await canvas(9, 9).gif().toBuffer())],
    ['webp called jpeg', async () => textOf(await canvas(9, 9).webp().toBuffer(), 'jpeg')],
    ['the first bytes of a png', () => textOf(png.subarray(0, 30))],
    [
      'half a jpeg',
      async () => textOf((await canvas(900, 900).jpeg().toBuffer()).subarray(0, 700), 'jpeg'),
    ],
    ['spaces inside', () => textOf(png).replace('iVBOR', 'iVB OR')],
    ['url-safe base64', () => `data:image/png;base64,${png.toString('base64url')}-_`],
    ['text after the base64', () => `${textOf(png)}<script>`],
    ['parameters', () => textOf(png).replace(';base64', ';charset=x;base64')],
  ])('%s is refused and leaves no file', async (_name, make) => {
    const before = filesIn('certificates').length;
    const { status, body } = await add(await make());
    expect([status, Object.keys(body.errors)]).toEqual([400, ['certificate_base64']]);
    expect(filesIn('certificates')).toHaveLength(before);
  });

  test('a type that does not exist', async () => {
    expect((await add(textOf(png), 99)).body.errors).toHaveProperty('certificate_type_id');
  });

  test('two clicks add one and leave one file', async () => {
    const before = filesIn('certificates').length;
    const answers = await Promise.all([add(textOf(png)), add(textOf(png)), add(textOf(png))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(filesIn('certificates')).toHaveLength(before + 1);
  });

  test('ten a minute', async () => {
    for (let n = 0; n < 10; n += 1) await setPhoto(textOf(png));
    expect((await setPhoto(textOf(png))).body.code).toBe('too_many_requests');
  });
});

/** A photo of a tutor waits for staff first: tests/server/people/new-photo.test.ts. */
describe('profile photos of guardians', () => {
  let parent: OpenTutor;
  const setOwn = (image: unknown) => setPhoto(image, parent);
  beforeEach(async () => {
    parent = await openTutor(context.app, context.database.db, { type: 'parent' });
  });

  test('are square, at most 1,024 pixels, public under a name nobody can guess', async () => {
    const large = await canvas(1600, 1200).jpeg().toBuffer();
    const { body } = await setOwn(textOf(large, 'jpeg'));
    expect(body).toMatchObject({
      profile_completed: null,
      photo: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
    });
    const answer = await context.app.inject({ url: `/storage/profile/${body.photo}` });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1024, height: 1024 });
    expect((await parent.get('/api/v1/user')).photo).toBe(body.photo);
    const asText = await parent.get('/api/v1/base64photo');
    expect(asText.photo).toBe(`data:image/webp;base64,${answer.rawPayload.toString('base64')}`);
  });

  test('replace one another, and can be removed', async () => {
    const first = (await setOwn(textOf(png))).body.photo;
    const second = (await setOwn(textOf(jpeg, 'jpeg'))).body.photo;
    expect((await context.app.inject({ url: `/storage/profile/${first}` })).statusCode).toBe(404);
    const removed = await parent.delete('/api/v1/profile-picture');
    expect(removed.body).toMatchObject({ photo: null, profile_completed: null });
    expect((await context.app.inject({ url: `/storage/profile/${second}` })).statusCode).toBe(404);
    expect((await parent.get('/api/v1/base64photo')).photo).toBeNull();
  });

  test('that nobody names any more go after a day, drafts too, others stay', async () => {
    const kept = (await setOwn(textOf(png))).body.photo;
    const folder = join(context.services.config.dataDir, 'photos', 'profile');
    const lost = `${'0'.repeat(32)}.webp`;
    for (const name of [lost, `${lost}.draft`]) writeFileSync(join(folder, name), png);
    const later = (hours: number) => ({
      ...context.services,
      now: () => new Date(Date.now() + hours * 3_600_000),
    });
    await deleteLostPhotos(later(23));
    expect(filesIn('profile')).toEqual(expect.arrayContaining([lost, kept]));
    await deleteLostPhotos(later(25));
    expect(filesIn('profile').filter((name) => name.startsWith('0000'))).toEqual([]);
    expect(filesIn('profile')).toContain(kept);
  });

  test.each(['..%2F..%2Fsecret', 'x.png', '%00.webp', `${'a'.repeat(90)}.webp`])(
    'no file is called %s',
    async (name) => {
      const answer = await context.app.inject({ url: `/storage/profile/${name}` });
      expect(answer.statusCode).toBe(404);
    },
  );
});
