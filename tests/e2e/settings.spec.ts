/** The settings of a tutor and of a guardian: in groups, each with its present value. */
import type { Resources } from '#core/ground/i18n/resources.ts';
import { expectNoFindings } from './axe.ts';
import { PHONES, signIn } from './person.ts';
import { expect, isPhone, LANGUAGES, read, SIZE_OF, test } from './reader.ts';

type Texts = Resources['settings'];

interface Side {
  base: string;
  groups: Partial<Record<keyof Texts['groups'], readonly (keyof Texts['tabs'])[]>>;
}

const SIDES: Record<'tutor' | 'parent', Side> = {
  tutor: {
    base: '/tutor/settings',
    groups: {
      account: ['personal-info', 'change-password', 'account-status'],
      teaching: ['pay-info', 'social-media', 'verified-history'],
      messages: ['notifications'],
      privacy: ['devices', 'own-data'],
    },
  },
  parent: {
    base: '/parent/dashboard/profile/settings',
    groups: {
      account: ['personal-info', 'change-password', 'account-status'],
      family: ['students', 'location'],
      messages: ['notifications'],
      privacy: ['devices', 'own-data'],
    },
  },
};

for (const who of ['tutor', 'parent'] as const)
  for (const lang of LANGUAGES)
    test(`the settings of a ${who} are in groups and lead to each other, ${lang}`, {
      tag: SIZE_OF[lang],
    }, async ({ page, speak }) => {
      test.slow();
      await speak(lang);
      const texts = read<Texts>(lang, 'settings');
      const { base, groups } = SIDES[who];
      await signIn(page, PHONES[who], base);
      const main = page.getByRole('main');
      for (const [name, tabs] of Object.entries(groups)) {
        const group = main.getByRole('region', { name: texts.groups[name as 'account'] });
        const links = group.getByRole('link');
        await expect(links).toHaveCount(tabs.length);
        for (const tab of tabs)
          await expect(group.locator(`a[href="${base}/${tab}"]`)).toContainText(texts.tabs[tab]);
      }
      await expect(main.getByRole('region', { name: texts.groups.help })).toContainText(/\S/);
      await expectNoFindings(page);

      const status = main.locator(`a[href="${base}/account-status"]`);
      await expect(status).toContainText(texts.status.green.title);
      await status.click();
      await expect(
        main.getByRole('heading', { level: 2, name: texts.tabs['account-status'] }),
      ).toBeVisible();
      await expectNoFindings(page);
      // At a desk the others stand beside it.
      const next = main.locator(`a[href="${base}/own-data"]`);
      if (isPhone(page)) {
        await expect(next).toBeHidden();
        await main.getByRole('link', { name: texts.title, exact: true }).click();
        await expect(page).toHaveURL(base);
      } else await expect(status).toHaveAttribute('aria-current', 'page');
      await next.click();
      await expect(page).toHaveURL(`${base}/own-data`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });

test('a row says what has been changed behind it', async ({ page, speak }) => {
  await speak('en');
  const texts = read<Texts>('en', 'settings');
  const { base } = SIDES.tutor;
  await signIn(page, PHONES.chattogramTutor, `${base}/notifications`);
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.locator('.toast-area')).toContainText(texts.notifications.saved);
  await page.getByRole('link', { name: texts.title, exact: true }).first().click();
  await expect(page.getByRole('main').locator(`a[href="${base}/notifications"]`)).toContainText(
    'English',
  );
});
