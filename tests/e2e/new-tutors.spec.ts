/**
 * Tests the screens where staff look at each new tutor: signed up, declined with a reason,
 * requested again, accepted, found in the hub.
 */
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Resources } from '#core/ground/i18n/resources.ts';
import type applyingTexts from '#locales/en/market/applying.json';
import type newTutorTexts from '#locales/en/staff/newTutors.json';
import type staffTexts from '#locales/en/staff/staff.json';
import * as forms from '../setup/profile-forms.ts';
import { expectNoFindings } from './axe.ts';
import { test } from './clocked-product.ts';
import { newPhone, PASSWORD, PHONES, readCode, signIn } from './person.ts';
import { goodJpeg } from './pictures.ts';
import { untilDone } from './press-until.ts';
import { cards, expect, read, type TestLang } from './reader.ts';

const lang: TestLang = 'bn';
const words = {
  applying: read<typeof applyingTexts>(lang, 'applying'),
  newTutors: read<typeof newTutorTexts>(lang, 'newTutors'),
  staff: read<typeof staffTexts>(lang, 'staff'),
  tutor: read<Resources['tutor']>(lang, 'tutor'),
};
const NAME = 'তাহমিনা আক্তার';
const REASON = 'পরিচয়পত্রের ছবিটি পড়া যায় না।';
const NOTE = 'কথা হয়েছে, শান্ত ও স্পষ্ট।';
/** News come by themselves; a busy machine may be slow. */
const LIVE = { timeout: 40_000 };

/** Signs up and fills in the profile, behind the screen. */
async function completeProfile(request: APIRequestContext, origin: string): Promise<string> {
  const phone = newPhone();
  // A server that is too busy says so before it does anything, and is asked again.
  const send = (url: string, data: object) =>
    untilDone(async () => {
      const answer = await request.post(url, { data, headers: { origin, 'x-porua': '1' } });
      expect([url, answer.status()]).toEqual([url, 200]);
    });
  await send('/api/tutor-registration', {
    name: NAME,
    phone_no: phone,
    email: `t${phone}@porua.example`,
    gender: 2,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  await send('/api/v1/verify-otp', { otp: await readCode(request, phone) });
  await send('/api/update-tutor-preferred-location', { city_id: 1, preferred_location_id: [1001] });
  await send('/api/update-tutoring-category', forms.categories);
  await send('/api/update-tutoring-style-and-expected-salary', forms.styleAndSalary);
  for (const degree of [forms.secondary, forms.higher, forms.bachelor])
    await send('/api/create-tutor-educational-info', degree);
  await send('/api/tutor-personal-info', forms.personalInfo);
  await send('/api/add-tutor-certificate', {
    certificate_type_id: 1,
    certificate_base64: `data:image/jpeg;base64,${await readFile(await goodJpeg(), 'base64')}`,
  });
  return phone;
}

const heading = (page: Page, title: 'waitingTitle' | 'declinedTitle') =>
  page.getByRole('heading', { name: words.tutor.acceptance[title] });
const row = (page: Page) => page.locator('li').filter({ hasText: NAME });

test('a new tutor is looked at, and hears of each step', { tag: '@phone' }, async ({
  browser,
  product,
  playwright,
}) => {
  test.setTimeout(300_000);
  const request = await playwright.request.newContext({ baseURL: product.origin });
  const open = async (width: number) => {
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width, height: width === 360 ? 740 : 900 },
    });
    await context.addCookies([{ name: 'lang', value: lang, url: product.origin }]);
    await context.clock.install({ time: product.now() });
    context.setDefaultTimeout(LIVE.timeout);
    return context.newPage();
  };
  const phone = await completeProfile(request, product.origin);
  const tutor = await open(360);
  const desk = await open(1280);
  let tutorid = '';
  const decide = async (decision: 'accept' | 'decline') => {
    await row(desk).getByRole('button', { name: words.newTutors.do[decision] }).click();
    return desk.getByRole('dialog');
  };

  await test.step('the tutor reads that staff look', async () => {
    await signIn(tutor, phone, '/tutor/dashboard', product.origin);
    await expect(heading(tutor, 'waitingTitle')).toBeVisible();
  });

  await test.step('staff look at the profile and decline it with a reason', async () => {
    await signIn(desk, PHONES.staff, '/staff', product.origin);
    await desk
      .getByRole('link', { name: new RegExp(`^${words.staff.queue.new_tutor}`) })
      .first()
      .click();
    await expect(row(desk)).toBeVisible();
    tutorid = /T\d+/.exec((await row(desk).textContent()) ?? '')?.[0] ?? '';
    await expectNoFindings(desk);
    await row(desk).getByRole('button', { name: words.newTutors.profile }).click();
    await expect(desk.getByRole('dialog')).toContainText(forms.personalInfo.about_yourself.trim());
    await expectNoFindings(desk, 'dialog');
    await desk.keyboard.press('Escape');
    const dialog = await decide('decline');
    await dialog.getByLabel(words.newTutors.note).fill(NOTE);
    const send = dialog.getByRole('button', { name: words.newTutors.do.decline });
    await send.click();
    await expect(dialog.getByLabel(words.newTutors.reason)).toHaveAttribute('aria-invalid', 'true');
    await expectNoFindings(desk, 'dialog');
    await dialog.getByLabel(words.newTutors.reason).fill(REASON);
    await send.click();
    await expect(row(desk)).toHaveCount(0);
  });

  await test.step('the tutor reads why, and before Apply that it is not open', async () => {
    await expect(heading(tutor, 'declinedTitle')).toBeVisible(LIVE);
    await expect(tutor.getByText(REASON).first()).toBeVisible();
    await expectNoFindings(tutor);
    await tutor.goto('/job-board');
    await cards(tutor).first().getByRole('link').first().click();
    const notice = tutor.getByText(words.applying.fit.declined);
    await expect(notice).toBeVisible();
    await notice.getByRole('link', { name: words.applying.seeWhy }).click();
    await expect(heading(tutor, 'declinedTitle')).toBeVisible();
  });

  await test.step('a week later the tutor asks again, and staff accept', async () => {
    await product.leap(7, browser.contexts());
    await tutor.getByRole('button', { name: words.tutor.acceptance.ask }).click();
    await expect(heading(tutor, 'waitingTitle')).toBeVisible();
    await expect(row(desk)).toBeVisible(LIVE);
    const dialog = await decide('accept');
    await dialog.getByLabel(words.newTutors.note).fill(NOTE);
    await dialog.getByRole('button', { name: words.newTutors.do.accept }).click();
    await expect(row(desk)).toHaveCount(0);
    await expect(heading(tutor, 'waitingTitle')).toHaveCount(0, LIVE);
  });

  await test.step('guardians find the tutor', async () => {
    const guardian = await open(360);
    await guardian.goto(`/hub/tutor-profile/${tutorid}`);
    await expect(guardian.getByRole('heading', { level: 1 })).toContainText(NAME);
  });
  await request.dispose();
});
