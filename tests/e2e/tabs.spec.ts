/** The area of a tutor and of a guardian on a phone of 360 px: what its frame does for a thumb. */
import type { Page } from '@playwright/test';
import type appTexts from '#locales/en/shell/app.json';
import { frameOf, openMore, tabsOf } from './area.ts';
import { expectNoFindings } from './axe.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, type TestLang, test } from './reader.ts';
import { walk } from './walk.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const AREAS = {
  tutor: {
    home: '/tutor/dashboard',
    tabs: [
      '/tutor/dashboard',
      '/tutor/job-board/available-jobs',
      '/tutor/job-history/applied-jobs',
      '/tutor/messages',
    ],
    /** Each below a tab, and the tab it belongs to. */
    below: [
      ['/tutor/job-board/saved-jobs', '/tutor/job-board/available-jobs'],
      ['/tutor/job-history/cancel-jobs', '/tutor/job-history/applied-jobs'],
    ],
    settings: '/tutor/settings',
    /** A screen with a field. */
    form: '/tutor/settings/personal-info',
    long: ['/tutor/dashboard', '/tutor/job-history/applied-jobs', '/tutor/my-students', '/support'],
    waiting: '/api/tutor-waiting',
  },
  parent: {
    home: '/parent/dashboard',
    tabs: [
      '/parent/dashboard',
      '/parent/dashboard/requests/tutor-requests',
      '/hub',
      '/parent/dashboard/messages',
    ],
    below: [],
    settings: '/parent/dashboard/profile/settings',
    form: '/parent/dashboard/profile/settings/personal-info',
    long: [
      '/parent/dashboard',
      '/parent/dashboard/requests/tutor-requests',
      '/parent/dashboard/teachers/my-tutor',
      '/parent/dashboard/hire/home-coach',
    ],
    waiting: '/api/parent/dashboard',
  },
} as const;
const PEOPLE = ['tutor', 'parent'] as const;

const appOf = (lang: TestLang) => read<typeof appTexts>(lang, 'app');

/** Controls of the screen that would be pressed and are under the tabs or another thing that floats. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#main :is(a[href], button, input, select, textarea, p, li)')]
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width === 0 || !element.checkVisibility() || y < 0 || y > innerHeight) return false;
        const above = document.elementFromPoint(x, y);
        return above?.closest('.area-tabs, .assistant-launcher') != null;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

for (const who of PEOPLE) {
  const area = AREAS[who];

  test(`each tab of a ${who} leads where it says, and is marked there`, async ({ page, speak }) => {
    test.slow();
    await speak('en');
    await signIn(page, PHONES[who], area.home);
    const tabs = tabsOf(page, 'en');
    for (const path of [...area.tabs.slice(1), area.home]) {
      await tabs.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
      const current = tabs.locator('[aria-current=page]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', path);
      // The pages for everybody have their footer.
      if (path !== '/hub') await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
    for (const target of await tabs.locator('a, button').all()) {
      const box = await target.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await walk(
      page,
      area.below.map(([path]) => path),
      async (screen) => {
        const tab = area.below.find(([path]) => path === screen)?.[1] ?? '';
        await expect(tabs.locator('[aria-current=page]')).toHaveAttribute('href', tab);
      },
    );
    await walk(page, [area.settings], async () => {
      await expect(tabs.locator('[aria-current]')).toHaveCount(0);
    });
  });

  test(`the tabs of a ${who} count what waits, asked for once`, async ({ page, speak }) => {
    const frame = frameOf('en');
    await speak('en');
    let asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === area.waiting) asked += 1;
    });
    await signIn(page, PHONES[who], area.tabs[3]);
    const answer = await (await page.request.get(area.waiting)).json();
    const listed: { kind: string }[] = answer.waiting ?? answer.data;
    const n = listed.filter(({ kind }) => kind !== 'messages').length;
    const { unread } = await (await page.request.get('/api/message-threads/unread')).json();
    expect(n).toBeGreaterThan(1);
    const tabs = tabsOf(page, 'en');
    await expect(tabs.locator(`a[href="${area.home}"]`)).toContainText(
      frame.waiting_other.replace('{{n}}', String(n)),
    );
    if (unread > 0)
      await expect(tabs.locator(`a[href="${area.tabs[3]}"]`)).toContainText(
        frame.unread.replace('{{n}}', String(unread)),
      );
    expect(asked).toBe(1);
  });

  test(`the sheet of a ${who} has the rest, and Escape and Back close it`, async ({
    page,
    speak,
  }) => {
    const { nav } = appOf('bn');
    await speak('bn');
    await signIn(page, PHONES[who], area.home);
    const more = tabsOf(page, 'bn').getByRole('button');
    await more.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(more).toBeFocused();

    await openMore(page, 'bn');
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(area.home);

    await openMore(page, 'bn');
    for (const path of area.tabs) await expect(sheet.locator(`a[href="${path}"]`)).toHaveCount(0);
    await sheet.locator(`a[href="${area.settings}"]`).click();
    await expect(page).toHaveURL(area.settings);
    await expect(sheet).toHaveCount(0);

    await openMore(page, 'bn');
    await sheet.getByRole('button', { name: nav.logout }).click();
    await expect(page).toHaveURL('/auth/signin');
  });

  test(`a ${who} changes language and colours from the sheet`, async ({ page, speak }) => {
    await speak('en');
    await signIn(page, PHONES[who], area.home);
    const sheet = await openMore(page, 'en');
    await sheet.getByRole('button', { name: appOf('en').darkMode }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await sheet.getByRole('button', { name: appOf('en').otherLanguage }).click();
    await expect(page.getByRole('dialog', { name: frameOf('bn').tabs.more })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tabsOf(page, 'bn')).toContainText(frameOf('bn').tabs.home);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(tabsOf(page, 'bn')).toContainText(frameOf('bn').tabs.home);
  });

  test(`nothing of a ${who}'s screens is under the tabs at their end`, async ({ page, speak }) => {
    test.slow();
    await speak('bn');
    await signIn(page, PHONES[who], area.home);
    await expect(tabsOf(page, 'bn')).toBeVisible();
    await walk(page, area.long, async (screen) => {
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        expect([screen, await covered(page)]).toEqual([screen, []]);
      }).toPass();
      expect([
        screen,
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ]).toEqual([screen, 0]);
    });
  });

  test(`while a ${who} types the tabs make room`, async ({ page, speak }) => {
    await speak('en');
    await signIn(page, PHONES[who], area.form);
    const tabs = tabsOf(page, 'en');
    await expect(tabs).toBeVisible();
    const field = page.locator('main input[type=text], main input:not([type])').first();
    await field.focus();
    await expect(tabs).toBeHidden();
    await field.blur();
    await expect(tabs).toBeVisible();
  });

  test(`the assistant of a ${who} is in the sheet and covers no text`, async ({ page, speak }) => {
    await speak('en');
    await signIn(page, PHONES[who], area.home);
    await expect(tabsOf(page, 'en')).toBeVisible();
    for (const path of [area.home, ...(who === 'parent' ? ['/hub'] : [])]) {
      await page.goto(path);
      await expect(tabsOf(page, 'en')).toBeVisible();
      await expect(page.locator('.assistant-launcher:visible')).toHaveCount(0);
    }
    const sheet = await openMore(page, 'en');
    await sheet.getByRole('link', { name: frameOf('en').assistant }).click();
    await expect(page).toHaveURL('/assistant');
    await expect(page.getByRole('textbox')).toBeVisible();
  });
}

test('the tray of tutors to compare stands above the tabs', async ({ page, speak }) => {
  await speak('en');
  await signIn(page, PHONES.parent, '/hub');
  await page
    .getByRole('checkbox', { name: /^Compare:/ })
    .first()
    .check();
  const tray = page.locator('.compare-tray');
  await expect(tray).toBeVisible();
  await expect(async () => {
    const bottom = await tray.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await tabsOf(page, 'en').evaluate((element) => element.getBoundingClientRect().top);
    expect(bottom).toBeLessThanOrEqual(top);
  }).toPass();
});
