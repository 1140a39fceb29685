/** Pages the server draws: read without scripts, taken over without a second request or a jump. */
import {
  type Browser,
  chromium,
  request as newRequest,
  type Page,
  type Request,
} from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../setup/chromium-path.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { logOf, say } from './assistant.ts';
import { cards, expect, LANGUAGES, SIZE_OF, test, textsOf } from './reader.ts';

async function firstTutor(): Promise<string> {
  const api = await newRequest.newContext({ baseURL: PRODUCT });
  const answer = await (await api.get('/api/tutor-hub?per_page=1')).json();
  await api.dispose();
  return answer.data[0].tutorid;
}

async function openWithout(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: PRODUCT });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

for (const lang of LANGUAGES) {
  test(`without scripts the jobs are there to be read in ${lang}`, async ({ browser }) => {
    const page = await openWithout(browser, `/job-board?lang=${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(lang).board.title);
    await expect(cards(page)).toHaveCount(10);
    await cards(page).first().getByRole('link').click();
    await expect(page.locator('h1[data-job-heading]')).toBeVisible();
    await expect(page.locator('noscript')).toHaveCount(1);
    await page.context().close();
  });
}

test('each page has its own head, in both languages', async ({ page }) => {
  await page.goto('/job-board?city_id=1&utm=mail&lang=bn');
  const href = (selector: string) => page.locator(selector).getAttribute('href');
  expect(await href('link[rel=canonical]')).toBe(`${PRODUCT}/job-board?city_id=1&lang=bn`);
  expect(await href('link[hreflang=en]')).toBe(`${PRODUCT}/job-board?city_id=1&lang=en`);
  expect(await href('link[hreflang=x-default]')).toBe(`${PRODUCT}/job-board?city_id=1`);
  await page.getByRole('link', { name: 'পড়ুয়া' }).first().click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${PRODUCT}/?lang=bn`);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});

test('a page is shown by the styles it brings along, and what is fetched later by the same', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url());
  });
  await page.goto('/job-board');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await cards(page).first().getByRole('link').click();
  const title = page.locator('h1[data-job-heading]');
  await expect(title).toBeVisible();
  expect(await title.evaluate((node) => getComputedStyle(node).fontWeight)).toBe('600');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});

for (const lang of LANGUAGES)
  test(`what came with the page is not asked for again, and nothing moves, in ${lang}`, {
    tag: SIZE_OF[lang],
  }, async ({ page, speak }) => {
    // Some thirty pages, each until it has come to rest.
    test.slow();
    await speak(lang);
    const tutor = await firstTutor();
    await page.addInitScript(() => {
      const moved = { by: 0 };
      Reflect.set(window, 'moved', moved);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.by += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of [
      '/',
      '/job-board',
      '/job-board?city_id=1&category_id=1',
      '/hub',
      `/hub/tutor-profile/${tutor}`,
      '/terms-conditions',
      '/privacy-policy',
      '/support',
      '/contact',
      '/porua-shop',
      '/partners',
      '/partners/guide',
      '/partners/guide/the-job-board',
      '/tuition-jobs',
      '/tuition-jobs/dhaka/bangla-medium',
      '/tutors/dhaka/bangla-medium',
      '/auth/signin',
      '/auth/signup-as',
      '/auth/tutor/signup',
      '/auth/parent/signup',
      '/auth/get-phone',
      '/auth/forgotten-password',
      '/crm/hire-tutor',
      '/crm/hire-tutor?category_id=1&class_id=1&step=what&utm=mail',
      '/compare',
      '/assistant',
      '/verify-email#link',
    ]) {
      // What the page before fetches late is none of this one's.
      await page.goto('about:blank');
      const asked: string[] = [];
      // An element shown in a frame asks for itself.
      const note = (request: Request) =>
        request.frame() === page.mainFrame() && asked.push(request.url());
      page.on('request', note);
      await page.goto(path);
      // Looked at with every frame: what is fetched ahead comes a second later.
      await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
      // The icon of the tab is asked for by some builds of the browser only.
      const untilUsable = asked.filter((url) => !/\/storage\/|\.woff2$|\/icon\.svg$/.test(url));
      expect(untilUsable.length, untilUsable.join('\n')).toBeLessThanOrEqual(22);
      await page.waitForLoadState('networkidle');
      page.off('request', note);
      // The names the assistant knows would make its page several times as long.
      const again = asked.filter((url) => /\/api\/(?!assistant\/)/.test(url));
      expect(again).toEqual([]);
      const { by } = await page.evaluate(() => Reflect.get(window, 'moved'));
      expect(by, path).toBeLessThanOrEqual(0.01);
    }
  });

test('the language of an address stays, by links, filters and reloads', async ({ page, speak }) => {
  await speak('en');
  const shown = (lang: string) => expect(page.locator('html')).toHaveAttribute('lang', lang);
  const { board } = textsOf('bn');
  await page.goto('/job-board?lang=bn');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const first = page.locator('aside').getByRole('combobox').first();
  // The classes are asked for when somebody turns to the filters.
  await first.focus();
  await first.selectOption({ index: 1 });
  await expect(page).toHaveURL(/_id=/);
  await shown('bn');
  await page.reload();
  await shown('bn');
  await cards(page).first().getByRole('link').click();
  await page.reload();
  await shown('bn');
  await expect(page.locator('h1[data-job-heading]')).toBeVisible();

  // Back to an address of the language before: it names what is shown.
  await page.goto('/job-board?lang=bn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(board.title);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await cards(page).first().getByRole('link').click();
  await expect(page.locator('h1[data-job-heading]')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await shown('en');
  await page.goBack();
  await expect(page).toHaveURL(/lang=en/);
  await shown('en');
  await page.reload();
  await shown('en');
});

/** The app's own code comes when the test says so. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('a press and a word before the page is alive are not lost', async ({ page, speak }) => {
  await speak('en');
  const letGo = await holdApp(page);
  await page.goto('/job-board', { waitUntil: 'commit' });
  const field = page.getByRole('combobox').first();
  await field.fill('Dhanmondi');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'auto');
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(field).toHaveValue('Dhanmondi');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test('of several boxes chosen before the page is alive each stays chosen', async ({
  page,
  speak,
}) => {
  await speak('en');
  const letGo = await holdApp(page);
  await page.goto('/hub', { waitUntil: 'commit' });
  const boxes = page.getByRole('checkbox', { name: /^Compare:/ });
  for (const index of [0, 1, 2]) await boxes.nth(index).click();
  letGo();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  for (const index of [0, 1, 2]) await expect(boxes.nth(index)).toBeChecked();
  await boxes.nth(3).click();
  await expect(boxes.nth(3)).not.toBeChecked();
});

test('a page whose connection is lost before it is alive becomes alive when it is back', async ({
  page,
  context,
  speak,
}) => {
  await speak('en');
  const letGo = await holdApp(page);
  await page.goto('/job-board', { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(10);
  const isLost = page.waitForEvent('requestfailed', (request) => /index-/.test(request.url()));
  await context.setOffline(true);
  letGo();
  await isLost;
  await context.setOffline(false);
  await expect(page.locator('html[data-alive]')).toBeAttached();
});

test('a search sent before the page is alive is made', async ({ page, speak }) => {
  const { hubControls } = await speak('en');
  const letGo = await holdApp(page);
  await page.goto('/hub', { waitUntil: 'commit' });
  await page.getByLabel(hubControls.search.label, { exact: true }).fill('math');
  await page.keyboard.press('Enter');
  letGo();
  await expect(page).toHaveURL('/hub?search=math');
});

test('a box chosen in the moment the page becomes alive stays chosen', async ({ page, speak }) => {
  await speak('en');
  const letGo = await holdApp(page);
  await page.goto('/hub', { waitUntil: 'commit' });
  const boxes = page.getByRole('checkbox', { name: /^Compare:/ });
  await boxes.nth(0).click();
  await page.evaluate(() => {
    const chooseNext = () =>
      document.querySelectorAll<HTMLInputElement>('article [type=checkbox]').item(1).click();
    document.addEventListener('alive', () => queueMicrotask(chooseNext), { once: true });
  });
  letGo();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  for (const index of [0, 1]) await expect(boxes.nth(index)).toBeChecked();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  for (const index of [0, 1]) await expect(boxes.nth(index)).toBeChecked();
});

test('back before a page read again is alive shows what one went back to', async ({
  page,
  speak,
}) => {
  await speak('en');
  await page.goto('/job-board');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await cards(page).first().getByRole('link').click();
  await expect(page.locator('h1[data-job-heading]')).toBeVisible();
  const letGo = await holdApp(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('h1[data-job-heading]')).toBeVisible();
  await page.evaluate(() => history.back());
  letGo();
  await expect(cards(page)).toHaveCount(10);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(page).toHaveURL('/job-board');
});

test('what sends requests is on its way when a word waits for the page', async ({
  page,
  speak,
}) => {
  await speak('en');
  const letGo = await holdApp(page);
  await page.goto('/auth/tutor/signup', { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('Tahmina Akter');
  const asked = page.waitForRequest(/send-with-ky/);
  letGo();
  await asked;
});

test('a choice made after words were typed stays when the page becomes alive', async ({
  page,
  speak,
}) => {
  await speak('en');
  const letGo = await holdApp(page);
  await page.goto('/auth/tutor/signup', { waitUntil: 'commit' });
  const name = page.getByLabel('Full name');
  await name.fill('Tahmina Akter');
  const female = page.getByRole('radio', { name: 'Female' });
  await female.check({ force: true });
  await page.getByLabel('Email').fill('tahmina@porua.example');
  letGo();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(name).toHaveValue('Tahmina Akter');
  await expect(page.getByLabel('Email')).toHaveValue('tahmina@porua.example');
  await expect(female).toBeChecked();
  // The page knows it too, not the box alone.
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Please select your gender!')).toBeHidden();
});

test('what is typed before the page is alive outlives a reload, but for secrets', async ({
  page,
  speak,
}) => {
  await speak('en');
  const letGo = await holdApp(page);
  await page.goto('/auth/tutor/signup', { waitUntil: 'commit' });
  const name = page.getByLabel('Full name');
  const female = page.getByRole('radio', { name: 'Female' });
  const password = page.getByLabel('Password', { exact: true });
  await name.fill('Tahmina Akter');
  await password.fill('a secret');
  await female.check({ force: true });
  await page.reload({ waitUntil: 'commit' });
  await expect(name).toHaveValue('Tahmina Akter');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
  letGo();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(name).toHaveValue('Tahmina Akter');
  await expect(female).toBeChecked();
  // The page knows it too, not the box alone.
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Please select your gender!')).toBeHidden();
});

test('a form filled and reloaded at any moment after it is shown loses nothing', async ({
  page,
  speak,
}) => {
  await speak('en');
  const phone = page.getByLabel('Phone number');
  for (const wait of [0, 20, 50, 100, 200, 400, 800]) {
    const number = `01712000${String(wait).padStart(3, '0')}`;
    await page.goto('/auth/get-phone', { waitUntil: 'commit' });
    await phone.fill(number);
    await page.waitForTimeout(wait);
    await page.reload();
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await expect(phone).toHaveValue(number);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('who types while the screen is drawn anew goes on typing', async ({ page, speak }) => {
  await speak('en');
  const phone = page.getByLabel('Phone number');
  await page.goto('/auth/get-phone');
  await phone.fill('01');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const letGo = await holdApp(page);
  // With something saved the screen is not taken over: it is drawn here.
  await page.reload({ waitUntil: 'commit' });
  await phone.click();
  await phone.press('End');
  await page.keyboard.type('712');
  letGo();
  await page.keyboard.type('345678', { delay: 100 });
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue(/712345678$/);
});

test('what is sent to the assistant before the page is alive is answered', async ({
  page,
  speak,
}) => {
  await speak('en');
  const letGo = await holdApp(page);
  await page.goto('/assistant', { waitUntil: 'commit' });
  await say(page, 'fee for 6000 taka');
  letGo();
  await expect(logOf(page)).toContainText('৳ 3,300');
  await expect(page.locator('textarea')).toHaveValue('');
});

test('a reader at the end of the list before the page is alive gets more of it', async ({
  page,
  speak,
}) => {
  await speak('en');
  const letGo = await holdApp(page);
  await page.goto('/job-board', { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(10);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const before = await page.evaluate(() => scrollY);
  letGo();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(10);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before);
});

test('a form begins with what this browser has kept of it', async ({ page, speak }) => {
  const { hire } = await speak('en');
  const phone = page.getByLabel('Phone number');
  await page.goto('/auth/get-phone');
  await phone.fill('01712000001');
  await page.reload();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(phone).toHaveValue('01712000001');

  await page.goto('/crm/hire-tutor');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const first = page.locator('main').getByRole('radio').first();
  await first.check({ force: true });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hire.title);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(first).toBeChecked();
});

test('a form is never part of an address, also without scripts', async ({ browser }) => {
  const page = await openWithout(browser, '/auth/signin?lang=en');
  await page.getByLabel('Password', { exact: true }).fill('a secret');
  await page.locator('main form button[type=submit]').click();
  await page.waitForLoadState();
  expect(page.url()).not.toContain('secret');
  await page.context().close();
});

test('what is missing has a status and a page', async ({ request }) => {
  const get = (url: string) =>
    request.get(url, { maxRedirects: 0, headers: { accept: 'text/html', cookie: 'lang=en' } });
  for (const [url, status, text] of [
    ['/job-details/99999', 404, 'noindex'],
    ['/partners/guide/nothing', 404, 'noindex'],
    ['/hub/tutor-profile/T999999', 404, 'noindex'],
    ['/nothing', 404, 'Uh-oh!'],
    ['/job-details/007', 301, ''],
    ['/hub/', 301, ''],
  ] as const) {
    const answer = await get(url);
    expect(answer.status()).toBe(status);
    expect(await answer.text()).toContain(text);
  }
});

test('an unknown address behind the sign-in asks to sign in, without being drawn twice', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  expect((await page.goto('/tutor/nothing'))?.status()).toBe(404);
  await expect(page).toHaveURL(/\/auth\/signin/);
  expect(errors).toEqual([]);
});

test('a page stays in its place when it outgrows the screen', async () => {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: chromiumArgs,
    // They take up room only where they are shown.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath ? { executablePath } : {}),
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${PRODUCT}/job-board?lang=en`);
  await expect(cards(page)).toHaveCount(10);
  const width = () => page.evaluate(() => document.body.clientWidth);
  const whole = await width();
  // As when its beginning alone has come.
  await page.evaluate(() => document.getElementById('app')?.toggleAttribute('hidden', true));
  expect(await width()).toBe(whole);
  await browser.close();
});

test('hostile queries change nothing', async ({ page }) => {
  const answer = await page.goto(
    '/job-board?city_id=%3Cscript%3E&i_class=1e9&x=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&lang=%22%3E',
  );
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).not.toContain('alert(1)');
  await expect(cards(page)).toHaveCount(10);
});
