/**
 * Tests the way of somebody new from the press of Apply to a sent application, on a phone in Bengali:
 * the tuition stays on top of the screen, one short screen follows another, and the dialog opens when
 * the profile is far enough. Counts what has to be pressed and filled in.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { jobIn, newPhone, readCode } from './person.ts';
import { goodJpeg } from './pictures.ts';
import { expect, test } from './reader.ts';
import { tutorTextsOf } from './tutor-texts.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Counts presses and filled fields. */
class Hand {
  actions = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async press(target: Locator) {
    this.actions += 1;
    await target.click();
  }
  async fill(label: string, value: string) {
    this.actions += 1;
    await this.page.getByLabel(label, { exact: true }).fill(value);
  }
  async select(label: string, index: number) {
    this.actions += 1;
    await this.page.getByLabel(label, { exact: true }).selectOption({ index });
  }
  button = (name: string) => this.page.getByRole('button', { name, exact: true });
  /** Types a part of a name and takes the first that is offered. */
  async choose(label: string, words: string) {
    this.actions += 2;
    await this.page.getByRole('combobox', { name: label, exact: true }).fill(words);
    await this.page.getByRole('listbox', { name: label }).getByRole('option').first().click();
  }
}

test('from Apply to applied, by somebody who has no account yet', async ({
  page,
  request,
  context,
  speak,
}) => {
  test.slow();
  const { applying, job, common } = await speak('bn');
  const { auth, setup, profile } = tutorTextsOf('bn');
  const hand = new Hand(page);
  const { button } = hand;
  const id = await jobIn(request, 'city_id=1&tutoring_place_id=2', 4);
  const wish = page.getByRole('region', { name: applying.wish.title });

  await page.goto(`/job-details/${id}`);
  await hand.press(button(job.apply).last());
  // Who has an account signs in from here; a device that has seen no number most likely has none.
  await expect(page).toHaveURL('/auth/tutor/signup');
  await expect(wish).toContainText(applying.wish.account);
  const phone = newPhone();
  await hand.fill(auth.fields.name, 'তাহমিনা আক্তার');
  await hand.fill(auth.fields.phone, phone);
  await hand.fill(auth.fields.email, `t${phone}@porua.example`);
  await hand.press(page.getByText(common.gender.female, { exact: true }));
  await hand.fill(auth.fields.password, 'a good secret');
  await hand.press(button(auth.signUp.send));
  await hand.fill(auth.otp.label, await readCode(request, phone));

  await expect(page).toHaveURL('/tutor/details/secondary-education');
  await expect(wish).toContainText(/ধাপ/);
  await hand.select(setup.fields.group, 1);
  await hand.press(button(setup.save));
  await expect(page).toHaveURL('/tutor/details/bachelor-education');
  await hand.select(setup.fields.examTitle, 1);
  await hand.choose(setup.fields.department, 'পদার্থ');
  await hand.choose(setup.fields.university, 'ঢাকা বিশ');
  await hand.press(button(setup.goOn));
  await hand.select(setup.fields.semester, 3);
  await hand.press(button(setup.save));
  await expect(page).toHaveURL('/tutor/details/tutor-location');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 23.7465, longitude: 90.376 });
  await hand.press(button(setup.device.use));
  await expect(page).toHaveURL('/tutor/details/teaching-location');
  await hand.press(button(setup.save));

  const goOn = button(profile.saveAndGoOn);
  const heading = (step: keyof typeof setup.profileSteps.names) =>
    expect(
      page.getByRole('heading', { level: 1, name: setup.profileSteps.names[step] }),
    ).toBeVisible();
  await heading('availability');
  await expectNoFindings(page);
  await hand.press(button(profile.availability.every.evening));
  await hand.press(goOn);
  await heading('family');
  await hand.fill(profile.personal.fields.father_name, 'আব্দুল করিম');
  await hand.fill(profile.personal.fields.father_number, '01712000001');
  await hand.fill(profile.personal.fields.mother_name, 'রহিমা খাতুন');
  await hand.fill(profile.personal.fields.mother_number, '01712000002');
  await hand.press(goOn);
  await heading('addresses');
  const present = page.getByRole('group', { name: profile.personal.present });
  for (const [index, words] of ['১২/এ', 'রোড ৭'].entries()) {
    hand.actions += 1;
    await present.getByRole('textbox').nth(index).fill(words);
  }
  await hand.press(button(profile.personal.isSame.yes));
  await heading('category');
  await hand.press(goOn);
  await heading('picture');
  hand.actions += 1;
  await page.locator('input[type=file]').setInputFiles(await goodJpeg());
  await hand.press(button(profile.photo.save));

  const dialog = page.getByRole('dialog', { name: applying.title });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`/job-details/${id}`);
  await expect(dialog).toContainText(applying.refund.own);
  await hand.press(dialog.getByRole('checkbox'));
  await hand.press(dialog.getByRole('button', { name: applying.send }));
  await expect(page.getByRole('dialog', { name: applying.applied.title })).toBeVisible();
  await expectNoFindings(page, 'dialog');
  await page.getByRole('button', { name: applying.applied.similar }).click();
  await expect(wish).toHaveCount(0);
  await expect(page.getByText(job.appliedNotice)).toBeVisible();
  expect(hand.actions).toBeLessThanOrEqual(35);
});
