/** Push messages: asked for in context, turned on and off in the settings, shown by the worker. */
import { createECDH } from 'node:crypto';
import type { Page } from '@playwright/test';
import type pushTexts from '#locales/en/notify/push.json';
import { PRODUCT } from '../setup/test-site.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, storyIn, test } from './reader.ts';

test.use({ serviceWorkers: 'allow' });

/** The registration of the worker, in which `evaluate` runs. */
declare const registration: ServiceWorkerRegistration;

const SETTINGS = '/tutor/settings/notifications';

/** No push service can be reached here: the browser's own part is stood in for, the rest is real. */
async function subscribeInThePage(page: Page, permission: NotificationPermission = 'granted') {
  const keys = createECDH('prime256v1');
  const given = { permission, p256dh: keys.generateKeys('base64url'), id: crypto.randomUUID() };
  await page.addInitScript(({ permission, p256dh, id }) => {
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => permission;
    const subscription = (applicationServerKey: Uint8Array) => ({
      options: { applicationServerKey },
      toJSON: () => ({
        endpoint: `https://fcm.googleapis.com/fcm/send/${id}`,
        keys: { p256dh, auth: 'A'.repeat(22) },
      }),
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed');
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const key = sessionStorage.getItem('subscribed');
        return key === null ? null : subscription(Uint8Array.from(JSON.parse(key)));
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        sessionStorage.setItem('subscribed', JSON.stringify([...applicationServerKey]));
        return subscription(applicationServerKey);
      },
    });
  }, given);
}

/**
 * Returns what the worker shows after a message from a push service. Browsers without a head allow
 * no site to show any, so the last step is written down instead.
 */
async function deliver(page: Page, data: string) {
  const context = page.context();
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations;
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  const messages = await worker.evaluateHandle(() => {
    const shown: Parameters<ServiceWorkerRegistration['showNotification']>[] = [];
    registration.showNotification = async (...message) => void shown.push(message);
    return shown;
  });
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: PRODUCT, registrationId, data });
  await expect.poll(() => messages.evaluate(({ length }) => length)).toBe(1);
  return await messages.evaluate(([message]) => {
    const [title, { body, lang, icon, badge, data } = {}] = message ?? [];
    return { title, body, lang, data, icons: [icon, badge] };
  });
}

const lang = storyIn('bn');

test(`messages are turned on and off for this device in ${lang}`, async ({ page, speak }) => {
  await subscribeInThePage(page);
  await speak(lang);
  await signIn(page, PHONES.tutor, SETTINGS);
  const texts = read<typeof pushTexts>(lang, 'push');
  await expect(page.getByText(texts.off)).toBeVisible();
  await page.getByRole('button', { name: texts.turnOn }).click();
  await expect(page.getByText(texts.on)).toBeVisible();
  await page.reload();
  await expect(page.getByText(texts.on)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: texts.current })).toHaveCount(1);
  await page.getByRole('button', { name: texts.turnOff, exact: true }).click();
  await expect(page.getByText(texts.off)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.test })).toHaveCount(0);
});

test('where the browser has said no, it is said how to change that', async ({ page, speak }) => {
  await subscribeInThePage(page, 'denied');
  await speak('en');
  await signIn(page, PHONES.tutor, SETTINGS);
  const texts = read<typeof pushTexts>('en', 'push');
  await expect(page.getByText(texts.blocked)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.turnOn })).toHaveCount(0);
});

test('where it cannot be had nothing of it is shown', async ({ page, speak }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await speak('en');
  await signIn(page, PHONES.tutor, SETTINGS);
  const settings = read<{ notifications: { what: string; channels: { push: string } } }>(
    'en',
    'settings',
  );
  await expect(page.getByText(settings.notifications.what)).toBeVisible();
  await expect(page.getByText(read<typeof pushTexts>('en', 'push').title)).toHaveCount(0);
  await expect(page.getByLabel(settings.notifications.channels.push)).toHaveCount(0);
});

test('a refusal of the server leaves it off and says so', async ({ page, speak }) => {
  await subscribeInThePage(page);
  await speak('en');
  await signIn(page, PHONES.tutor, SETTINGS);
  const texts = read<typeof pushTexts>('en', 'push');
  await page.route('**/api/v1/push/devices*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: texts.turnOn }).click();
  await expect(page.getByRole('alert').or(page.getByRole('status')).last()).toBeVisible();
  await expect(page.getByText(texts.off)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull();
});

test('a message is shown with its words, a broken one with general words', async ({
  page,
  speak,
}) => {
  test.slow();
  await speak('en');
  await page.goto('/job-board');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const { path, ...words } = {
    title: 'আপনার আবেদন',
    body: 'টিউশন ২১২০',
    lang: 'bn',
    path: '/job-details/2120',
  };
  const icons = ['/icon-192.png', '/badge-96.png'];
  expect(await deliver(page, JSON.stringify({ ...words, path }))).toEqual({
    ...words,
    data: path,
    icons,
  });
  const { news } = read<{ news: string }>('en', 'offline');
  const general = { title: 'Porua', body: news, lang: 'en', data: '/notifications', icons };
  for (const broken of ['{"title":"cut of', '{"title":1}', ''])
    expect(await deliver(page, broken)).toEqual(general);
  for (const icon of icons) expect((await page.request.get(icon)).status()).toBe(200);
});

test('who has applied is asked, and after "Not now" no more', async ({ page, speak }) => {
  await subscribeInThePage(page);
  await speak('en');
  await signIn(page, PHONES.tutor);
  const texts = read<typeof pushTexts>('en', 'push');
  const question = page.getByRole('region', { name: texts.ask });
  const { applied } = await (await page.request.get('/api/my-job-flags')).json();
  const jobs = await page.request.get('/api/job-board?city_id=1&per_page=50');
  const ids: number[] = (await jobs.json()).data.map(({ id }: { id: number }) => id);
  const [one, other] = ids.filter((id) => !applied.includes(id)).reverse();
  const apply = async (id: number | undefined) => {
    await page.goto(`/job-details/${id}`);
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Apply Now' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Apply for this job' });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('You have already applied to this job.')).toBeVisible();
    await page.getByRole('button', { name: 'See similar tuitions' }).click();
  };
  await apply(one);
  await expect(question).toBeInViewport();
  await question.getByRole('button', { name: texts.later }).click();
  await expect(question).toHaveCount(0);
  await apply(other);
  await expect(question).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('push-later:applied'));
  const [third] = ids.filter((id) => ![...applied, one, other].includes(id)).reverse();
  await apply(third);
  await question.getByRole('button', { name: texts.yes }).click();
  await expect(page.getByText('This device gets messages from now on.')).toBeVisible();
  await expect(question).toHaveCount(0);
});
