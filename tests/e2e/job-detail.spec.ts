import type Auth from '#locales/en/people/auth.json';
import { expectNoFindings } from './axe.ts';
import { fillSignIn, jobToRead, PHONES } from './person.ts';
import { cards, expect, isPhone, LANGUAGES, read, SIZE_OF, test } from './reader.ts';

for (const lang of LANGUAGES) {
  test(`a job is read in full in ${lang}`, { tag: SIZE_OF[lang] }, async ({
    page,
    request,
    speak,
  }) => {
    const { job } = await speak(lang);
    const id = await jobToRead(request);
    await page.goto(`/job-details/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    for (const title of [
      job.details.title,
      job.qualifications.title,
      job.requirement.title,
      job.fee.title,
    ])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const term of [
      job.details.categories,
      job.details.course,
      job.details.time,
      job.details.duration,
      job.details.subjects,
      job.details.days,
      job.details.type,
      job.details.students,
      job.details.jobDuration,
      job.details.studentGender,
    ])
      await expect(page.locator('dt', { hasText: term }).first()).toBeVisible();
    await expect(page.getByText(job.fee.never)).toBeVisible();
    await expect(page.getByRole('link', { name: job.direction })).toHaveAttribute(
      'href',
      /google\.com\/maps\/dir/,
    );
  });
}

test('a view counts once for a visitor', async ({ page, request, speak }) => {
  await speak('en');
  // One that no other test opens meanwhile.
  const { data } = await (await request.get('/api/job-board?per_page=1&page=300')).json();
  const id: number = data[0].id;
  const views = async () =>
    (await (await request.get(`/api/job-board/${id}?x=${Math.random()}`)).json()).job_views;
  const viewSent = () =>
    page.waitForResponse((response) => response.url().includes('/api/job-views/'));
  await Promise.all([viewSent(), page.goto(`/job-details/${id}`)]);
  const counted = await views();
  expect(counted).toBeGreaterThan(0);
  await Promise.all([viewSent(), page.reload()]);
  expect(await views()).toBe(counted);
});

test('apply and bookmark lead to sign-in and back', { tag: '@phone' }, async ({
  page,
  request,
  context,
  speak,
}) => {
  const { common, job } = await speak('en');
  const auth = read<typeof Auth>('en', 'auth');
  const id = await jobToRead(request);
  await page.goto(`/job-details/${id}`);
  await page.getByRole('button', { name: job.save }).click();
  // A device that has seen no number: signing up first, and from there to sign in.
  await expect(page).toHaveURL('/auth/tutor/signup');
  const cookies = await context.cookies();
  expect(cookies.find((cookie) => cookie.name === 'action_page')?.value).toBe(
    encodeURIComponent(`/job-details/${id}`),
  );
  await page.goBack();
  await page.getByRole('button', { name: job.apply }).last().click();
  await page.getByRole('link', { name: auth.signIn.send, exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect(page.getByText(common.loginFirst)).toBeVisible();
  await fillSignIn(page, PHONES.tutor);
  await expect(page).toHaveURL(`/job-details/${id}`);
});

test('sign-in returns only to a page of ours', async ({ page, speak }) => {
  await speak('en');
  for (const evil of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/auth/signin?return=${encodeURIComponent(evil)}`);
    await fillSignIn(page, PHONES.tutor);
    await expect(page).toHaveURL('/tutor/dashboard');
    await page.keyboard.press('Control+l');
    await expect(page).toHaveURL('/auth/signin');
  }
});

test('a job is shared by the device, or by our menu where there is no sheet', {
  tag: '@sizes',
}, async ({ page, request, context, speak }) => {
  const { job } = await speak('en');
  const id = await jobToRead(request);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(`/job-details/${id}`);
  const share = page.getByRole('button', { name: job.share });
  await share.click();
  const menu = page.getByRole('dialog', { name: job.shareMenu.title });
  await expect(menu.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`job-details%2F${id}`),
  );
  await expect(menu.getByRole('link', { name: 'Facebook' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Messenger' })).toHaveCount(isPhone(page) ? 1 : 0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(share).toBeFocused();
  await share.click();
  await menu.getByRole('button', { name: job.shareMenu.copy }).click();
  await expect(page.getByText(job.shareMenu.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/job-details/${id}$`),
  );
});

test('a missing job, a word for an id and an unknown page say so', async ({ page, speak }) => {
  await speak('en');
  await page.goto('/job-details/987654321');
  await expect(page.getByText('No job exist with id 987654321')).toBeVisible();
  await page.goto('/job-details/abc');
  await expect(page.getByText('No job exist with id abc')).toBeVisible();
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Uh-oh!' })).toBeVisible();
  await expect(page.getByText("We can't find that page.")).toBeVisible();
});

test('on a phone the apply bar stands in until the button is reached', { tag: '@sizes' }, async ({
  page,
  request,
  speak,
}) => {
  const { job } = await speak('en');
  const id = await jobToRead(request);
  await page.goto(`/job-details/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  const notice = page.getByText('You must create a account with');
  if (!isPhone(page)) return expect(notice).toBeHidden();
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/terms-conditions');
  await page.getByRole('link', { name: job.direction }).scrollIntoViewIfNeeded();
  await expect(notice).toBeHidden();
});

test('the board opens a job without a reload, and in a new tab when asked', async ({
  page,
  context,
  speak,
}) => {
  await speak('en');
  await page.goto('/job-board');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const link = cards(page).first().locator('a');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['Control'] }),
  ]);
  await expect(tab).toHaveURL(/job-details/);
  await tab.close();
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  await link.click();
  await expect(page).toHaveURL(/job-details/);
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
});

for (const lang of LANGUAGES)
  test(`the area of a job is shown on a map, once asked for, ${lang}`, {
    tag: SIZE_OF[lang],
  }, async ({ page, request, speak }) => {
    await speak(lang);
    const texts = read<{ showMap: string }>(lang, 'applying');
    const { data: mapData } = read<{ data: string }>(lang, 'listMap');
    await page.goto(`/job-details/${await jobToRead(request)}`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await page.getByRole('button', { name: texts.showMap }).click();
    await expect(page.getByRole('application')).toBeVisible();
    await expect(page.locator('.map-label').first()).toBeVisible();
    await expect(page.getByRole('link', { name: mapData })).toBeVisible();
    await expectNoFindings(page);
  });
