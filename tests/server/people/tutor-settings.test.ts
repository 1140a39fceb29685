import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { tutorPositions } from '#server/ground/db/schema/tutor-positions.ts';
import { cleanUp } from '#server/start/clean-up.ts';
import { stopClock } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, context.database.db);
});

describe('name, e-mail and gender', () => {
  const save = (form: object, from = tutor) => from.post('/api/v1/update-personal-info', form);

  test('are changed', async () => {
    const { body } = await save({ name: ' Nusrat  Jahan ', email: 'New@Example.com', gender: '2' });
    expect(body.data).toEqual({
      name: 'Nusrat Jahan',
      gender: 2,
      email: tutor.email,
      email_verified: false,
      email_pending: 'new@example.com',
    });
    expect(await tutor.get('/api/v1/user')).toMatchObject({ name: 'Nusrat Jahan' });
    const actions = await context.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.userId, tutor.userId));
    expect(actions).toContainEqual({ action: 'account_info_changed' });
  });

  test.each([
    [{ name: 'R2D2' }, 'name'],
    [{ name: '' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ email: '' }, 'email'],
    [{ gender: 3 }, 'gender'],
  ])('%j', async (wrong, field) => {
    const { body } = await save({ name: 'A B', email: 'ab@example.com', gender: 1, ...wrong });
    expect(body.errors).toHaveProperty(field);
  });
});

describe('social links', () => {
  const save = (links: object) => tutor.post('/api/update-social-media', links);

  test('are saved one by one and removed by an empty one', async () => {
    await save({ facebook: 'facebook.com/nusrat', instagram: null, x: null });
    const two = await save({ x: 'https://twitter.com/nusrat' });
    expect(two.body.data).toEqual({
      facebook: 'https://facebook.com/nusrat',
      instagram: null,
      x: 'https://twitter.com/nusrat',
      linkedin: null,
    });
    expect((await save({ facebook: '' })).body.data.facebook).toBeNull();
  });

  test.each([
    ['facebook', 'https://facebook.com.evil.example/x'],
    ['facebook', 'https://evil.example/facebook.com'],
    ['facebook', 'https://user:pass@facebook.com/x'],
    ['linkedin', 'javascript:alert(1)//linkedin.com/x'],
    ['instagram', 'https://facebook.com/x'],
    ['x', 'https://x.com/'],
    ['x', 5],
  ])('%s: %s', async (network, link) => {
    expect((await save({ [network]: link })).body.errors).toHaveProperty(network);
  });
});

describe('payout numbers', () => {
  const URL = '/api/tutor/mobilebanking';
  const add = (account_number: unknown, wallet_type?: string) =>
    tutor.post(URL, { account_number, ...(wallet_type && { wallet_type }) });

  test('are added, changed and deleted; bkash if nothing is said', async () => {
    const { body } = await add('+880 1711-111111');
    expect(body).toMatchObject({
      message: 'Number added successfully',
      data: { wallet_type: 'bkash', account_number: '01711111111' },
    });
    const changed = await tutor.send('PUT', `${URL}/${body.data.id}`, {
      wallet_type: 'upai',
      account_number: '01811111111',
    });
    expect(changed.body.data).toMatchObject({ wallet_type: 'upai' });
    expect((await tutor.get(URL)).data).toHaveLength(1);
    expect((await tutor.delete(`${URL}/${body.data.id}`)).status).toBe(200);
    expect((await tutor.delete(`${URL}/${body.data.id}`)).body.code).toBe('not_found');
  });

  test('at most three, however fast', async () => {
    const numbers = ['01711111111', '01711111112', '01711111113', '01711111114', '01711111115'];
    const answers = await Promise.all(numbers.map((number) => add(number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await tutor.get(URL)).data).toHaveLength(3);
  });

  test('each once a wallet', async () => {
    await add('01711111111');
    expect((await add('01711111111')).body.errors).toHaveProperty('account_number');
    expect((await add('01711111111', 'nagad')).status).toBe(200);
  });

  test.each([
    ['', 'bkash', 'account_number'],
    ['12345', 'bkash', 'account_number'],
    ['01711111111', 'rocket', 'wallet_type'],
  ])('%s of %s', async (number, wallet, field) => {
    expect((await add(number, wallet)).body.errors).toHaveProperty(field);
  });

  test('of others are missing', async () => {
    const { body } = await add('01711111111');
    const stranger = await openTutor(context.app, context.database.db);
    const form = { account_number: '01711111112' };
    const change = await stranger.send('PUT', `${URL}/${body.data.id}`, form);
    expect(change.body.code).toBe('not_found');
    expect((await stranger.delete(`${URL}/${body.data.id}`)).body.code).toBe('not_found');
  });
});

describe('account status', () => {
  const changing = Object.entries<Endpoint>(contract)
    .filter(([, one]) => one.changesProfile)
    .filter(([, { access }]) => access !== 'parent');
  const reason = 'Call 01700000000 first.';

  test('red closes every endpoint that changes a profile, and says why', async () => {
    const red = await openTutor(context.app, context.database.db, {
      accountStatus: 'red',
      accountStatusReason: reason,
    });
    expect(changing.length).toBeGreaterThan(25);
    for (const [name, { method, path }] of changing) {
      const answer = await red.browser.ask({
        method,
        url: path.replace(':id', '1'),
        ...(method !== 'DELETE' && { payload: {} }),
      });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 403, 'profile_locked']);
      expect(answer.json().message).toContain(reason);
    }
    expect(await red.get('/api/v1/account-status')).toEqual({
      account_status: 'red',
      reason,
      can_edit: false,
      can_apply: false,
    });
    expect((await red.get('/api/tutor-profile')).account_status).toBe('red');
  });

  test('yellow may edit', async () => {
    const yellow = await openTutor(context.app, context.database.db, { accountStatus: 'yellow' });
    const { status } = await yellow.post('/api/update-social-media', { x: 'x.com/abc' });
    expect(status).toBe(200);
    expect((await yellow.get('/api/v1/account-status')).can_edit).toBe(true);
  });

  test('every write of the tutor’s tags is under the lock, but what concerns no profile', () => {
    const free = Object.entries<Endpoint>(contract)
      .filter(([, { tag }]) => tag === 'Tutor profile' || tag === 'Settings')
      .filter(([, { method, changesProfile }]) => method !== 'GET' && !changesProfile)
      .map(([name]) => name);
    expect(free.sort()).toEqual([
      'deletePosition',
      'setPositionTracking',
      'updateLanguage',
      'updateNotificationChoice',
      'updatePosition',
    ]);
  });
});

describe('the position of the device', () => {
  const send = (lat: unknown = 23.8, lon: unknown = 90.4) =>
    tutor.post('/api/update-tutor', { lat, lon });
  const share = (enabled: boolean) => tutor.post('/api/tutor-position/tracking', { enabled });

  test('is kept only after opting in, and only the last', async () => {
    expect((await send()).body.code).toBe('tracking_off');
    await share(true);
    await send();
    expect((await send(22.3, 91.8)).body).toMatchObject({
      is_tracking: true,
      position: { lat: 22.3, lon: 91.8 },
      updated_at: clock.now().toISOString(),
    });
  });

  test('is forgotten on demand and by opting out', async () => {
    await share(true);
    await send();
    await tutor.delete('/api/tutor-position');
    expect(await tutor.get('/api/tutor-position')).toMatchObject({
      is_tracking: true,
      position: null,
    });
    await send();
    await share(false);
    const [row] = await context.database.db
      .select()
      .from(tutorPositions)
      .where(eq(tutorPositions.tutorId, tutor.tutorId));
    expect(row).toMatchObject({ isTracking: false, lastLatitude: null, lastAt: null });
  });

  test('is forgotten by itself 30 days after it came', async () => {
    await share(true);
    await send();
    const read = async () => {
      await cleanUp(context.services);
      const [row] = await context.database.db
        .select()
        .from(tutorPositions)
        .where(eq(tutorPositions.tutorId, tutor.tutorId));
      return row;
    };
    clock.forward(30 * 86_400 - 60);
    expect(await read()).toMatchObject({ lastLatitude: 23.8, lastLongitude: 90.4 });
    clock.forward(120);
    expect(await read()).toMatchObject({
      isTracking: true,
      lastLatitude: null,
      lastLongitude: null,
      lastAt: null,
    });
  });

  test('comes at most 15 times a minute', async () => {
    await share(true);
    for (let n = 0; n < 15; n += 1) expect((await send()).status).toBe(200);
    expect((await send()).body.code).toBe('too_many_requests');
    clock.forward(60);
    expect((await send()).status).toBe(200);
  });

  test.each([
    [91, 90, 'lat'],
    [23, 181, 'lon'],
    ['x', 90, 'lat'],
  ])('%s, %s', async (lat, lon, field) => {
    expect((await send(lat, lon)).body.errors).toHaveProperty(field);
  });
});
