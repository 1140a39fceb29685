import type { Route } from '@playwright/test';
import type { Resources } from '#core/ground/i18n/resources.ts';
import { callerFor, moveOn, newApplication, newRequest } from './hiring.ts';
import { PHONES, signIn } from './person.ts';
import { expect, LANGUAGES, read, test } from './reader.ts';

const textsOf = (lang: (typeof LANGUAGES)[number]) =>
  read<Resources['notifications']>(lang, 'notifications');

test('news arrives while one reads, is counted, opened and read', async ({
  page,
  request,
  speak,
}) => {
  await speak('en');
  const { id, guardian, phone } = await newRequest(request);
  await signIn(page, phone);
  await expect(page).toHaveURL('/parent/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');

  const staff = await callerFor(PHONES.staff);
  const { version } = await staff.call('getStaffRequest', { params: { id } });
  await staff.call('returnRequest', {
    params: { id },
    body: { version, reason: 'Please give the house number' },
  });
  await expect(
    page.getByRole('status').getByText(`Please look at your request R${id} again.`),
  ).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');

  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const news = panel.getByRole('listitem').first();
  await expect(news).toContainText('Reason: Please give the house number');
  await expect(news.getByRole('link')).toHaveAttribute(
    'href',
    `/parent/dashboard/requests/tutor-requests/${id}`,
  );
  await news.getByRole('link').click();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');

  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications, none unread');
  expect((await guardian.call('listNotifications')).unread).toBe(0);
});

for (const lang of LANGUAGES)
  test(`a tutor hears of each step in the own language, ${lang}`, async ({
    page,
    request,
    speak,
  }) => {
    const id = await newApplication(request);
    await speak('en');
    await speak(lang);
    await signIn(page, PHONES.tutor, '/notifications');
    const texts = textsOf(lang);
    await moveOn(id, 'applied', 'shortlisted');
    const digits = new Intl.NumberFormat(lang === 'bn' ? 'bn-BD' : 'en', { useGrouping: false });
    const words = texts.kind.application_shortlisted
      .split('{{job_id}}')
      .join(digits.format(id))
      .split('{{class_name}}')[0]
      ?.replace(/: $/, '');
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: words ?? '' })
        .first(),
    ).toBeVisible();
  });

test('what came between the list and the stream is in the list', async ({
  page,
  request,
  speak,
}) => {
  await speak('en');
  const id = await newApplication(request);
  await signIn(page, PHONES.tutor);
  await expect(page).toHaveURL('/tutor/dashboard');
  const beforeStream = async (route: Route) => {
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await moveOn(id, 'applied', 'shortlisted');
    await route.continue();
  };
  await page.route('**/api/notifications/stream', beforeStream, { times: 1 });
  await page.goto('/notifications');
  const [words = ''] = textsOf('en').kind.application_shortlisted.split(': ');
  const news = page.getByRole('listitem').filter({ hasText: words.replace('{{job_id}}', `${id}`) });
  await expect(news.first()).toBeVisible();
});

test('a broken stream is no broken page: the list still comes on return', async ({
  page,
  request,
  speak,
}) => {
  await speak('en');
  await page.route('**/api/notifications/stream', (route) => route.fulfill({ status: 503 }));
  const { phone } = await newRequest(request);
  await signIn(page, phone);
  await expect(page).toHaveURL('/parent/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  // The news may be written after the page has come.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread', { timeout: 1000 });
  }).toPass();
});

test('a banned guardian reads why and until when, and the request leaves the board', async ({
  page,
  request,
  speak,
}) => {
  await speak('en');
  const { id, phone } = await newRequest(request);
  const staff = await callerFor(PHONES.staff);
  const { version, guardian } = await staff.call('getStaffRequest', { params: { id } });
  await staff.call('approveRequest', { params: { id }, body: { version, actual_salary: 5000 } });
  await signIn(page, PHONES.staff, `/staff/people/${guardian.user_id}`);
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('all requests of this guardian leave the board');
  await dialog.getByLabel('Last day of the ban').fill('2099-12-31');
  await dialog.getByRole('button', { name: /Complaints about behaviour/ }).click();
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByText('1 request left the board.')).toBeVisible();
  await expect(page.getByText('Banned until December 31, 2099.')).toBeVisible();
  const board = await (await request.get(`/api/job-board?jobid=${id}`)).json();
  expect(board.data).toEqual([]);

  await page.context().clearCookies({ name: /session/ });
  await page.evaluate(() => localStorage.clear());
  await signIn(page, phone);
  const banner = page.getByRole('region', { name: 'About your account' });
  await expect(banner).toContainText('Your account is banned until December 31, 2099.');
  await expect(banner).toContainText('Complaints about behaviour.');
  await expect(banner.getByRole('link', { name: '01700-000000' })).toHaveAttribute(
    'href',
    'tel:01700000000',
  );
});

test('a banned tutor reads it in the tutor area, with a number to call', async ({
  page,
  speak,
}) => {
  await speak('en');
  await signIn(page, PHONES.bannedTutor);
  await expect(page).toHaveURL('/tutor/dashboard');
  await speak('bn');
  await page.reload();
  await expect(page.getByRole('link', { name: '০১৭০০-০০০০০০' })).toHaveAttribute(
    'href',
    'tel:01700000000',
  );
});
