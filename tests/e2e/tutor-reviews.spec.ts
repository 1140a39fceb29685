/** Reviews: who may write one, for how long it may be changed, and what staff do about a bad one. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { confirmEarly } from './confirm-early.ts';
import { apply, approve, moveOn, newRequest } from './hiring.ts';
import { leave, PHONES, signIn } from './person.ts';
import { expect, test, textsOf } from './reader.ts';

const { tutorProfile } = textsOf('en');
const TUTOR = 'T1001';
const PROFILE = `/hub/tutor-profile/${TUTOR}`;

/** A guardian whose tuition with the demo tutor has ended: nobody waits 30 days here. */
async function guardianWithTuition(request: APIRequestContext): Promise<string> {
  const { id, phone } = await newRequest(request);
  await approve(id);
  await apply(id);
  await moveOn(id, 'applied', 'shortlisted');
  await moveOn(id, 'shortlisted', 'appointed');
  await confirmEarly(id);
  await moveOn(id, 'confirm', 'closed', { ended_by: 'guardian' });
  return phone;
}

async function changePerson(page: Page, phone: string) {
  await leave(page);
  await signIn(page, phone);
  await expect(page).toHaveURL(/dashboard|staff/);
}

test('no confirmed tuition, no review', async ({ page, request, speak }) => {
  await speak('en');
  await page.goto(PROFILE);
  await expect(page.getByText(tutorProfile.reviews.onlyGuardians)).toBeVisible();
  await expect(page.getByRole('link', { name: tutorProfile.reviews.signIn })).toBeVisible();
  const { id, phone, guardian } = await newRequest(request);
  await signIn(page, phone, PROFILE);
  await expect(page.getByText(tutorProfile.reviews.onlyGuardians)).toBeVisible();
  await expect(page.getByRole('button', { name: tutorProfile.reviews.send })).toHaveCount(0);
  await expect(
    guardian.call('createReview', {
      params: { tutorId: TUTOR },
      body: { application_id: id, rating: 5, text: 'Never met, but surely good.' },
    }),
  ).rejects.toThrow();
});

test('written, changed, reported, hidden with a reason and shown again', async ({
  page,
  request,
  speak,
}) => {
  test.setTimeout(150_000);
  await speak('en');
  const words = `Explains patiently, always on time. No. ${Date.now() % 100_000}`;
  const guardian = await guardianWithTuition(request);
  await signIn(page, guardian, PROFILE);
  const send = page.getByRole('button', { name: tutorProfile.reviews.send });
  await send.click();
  await expect(page.getByText('Choose a rating from 0 to 5.')).toBeVisible();
  await expect(page.getByText('Write at least 10 characters.')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('radio', { name: '4 ★' }).check();
  await page.getByLabel(tutorProfile.reviews.text, { exact: true }).fill(words);
  await send.click();
  const own = page.getByRole('region', { name: tutorProfile.reviews.yours });
  await expect(own.getByText(words)).toBeVisible();
  await expect(send).toHaveCount(0);

  await own.getByRole('button', { name: tutorProfile.reviews.edit }).click();
  await own.getByRole('radio', { name: '0 ★' }).check();
  await own.getByLabel(tutorProfile.reviews.text, { exact: true }).fill(`${words} Changed.`);
  await own.getByRole('button', { name: tutorProfile.reviews.save }).click();
  await expect(own.getByText(`${words} Changed.`)).toBeVisible();
  await expect(own.getByText('0 of 5 stars')).toBeAttached();

  await changePerson(page, PHONES.parent);
  await page.goto(PROFILE);
  const item = page.getByRole('listitem').filter({ hasText: `${words} Changed.` });
  await expect(item).toBeVisible();
  await item.getByRole('button', { name: tutorProfile.reviews.reportOf }).click();
  await page.getByRole('radio', { name: tutorProfile.reviews.reasons.abusive }).check();
  await page.getByRole('button', { name: tutorProfile.reviews.reportSend }).click();
  await expect(page.getByText(tutorProfile.reviews.reported)).toBeVisible();

  await changePerson(page, PHONES.staff);
  await page.goto(`/staff/reviews?q=${TUTOR}`);
  const card = page.getByRole('listitem').filter({ hasText: `${words} Changed.` });
  await expect(card.getByText('Review: Insult', { exact: true })).toBeVisible();
  await expectNoFindings(page);
  await card.getByRole('button', { name: 'Hide', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'It insults a person.' }).click();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText('The review is off the profile.')).toBeVisible();

  await changePerson(page, guardian);
  await page.goto(PROFILE);
  await expect(
    own.getByText(/Removed from the profile\. Reason: It insults a person\./),
  ).toBeVisible();

  await changePerson(page, PHONES.staff);
  await page.goto(`/staff/reviews?filter=hidden&q=${TUTOR}`);
  await card.getByRole('button', { name: 'Show again' }).click();
  await expect(page.getByText('The review is on the profile again.')).toBeVisible();
  await expect(card).toHaveCount(0);
});
