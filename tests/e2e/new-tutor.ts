import type { APIRequestContext, Page } from '@playwright/test';
import { newPhone, readCode } from './person.ts';
import { expect } from './reader.ts';
import type { TutorTexts } from './tutor-texts.ts';

/** Signs up by the screens as far as the page after the code. */
export async function signUpTutor(
  page: Page,
  request: APIRequestContext,
  { auth }: TutorTexts,
  genderText: string,
): Promise<string> {
  const phone = newPhone();
  await page.goto('/auth/tutor/signup');
  await page.getByLabel(auth.fields.name).fill('তাহমিনা আক্তার');
  await page.getByLabel(auth.fields.phone, { exact: true }).fill(phone);
  await page.getByLabel(auth.fields.email).fill(`t${phone}@porua.example`);
  await page.getByText(genderText, { exact: true }).click();
  await page.getByLabel(auth.fields.password, { exact: true }).fill('a good secret');
  await page.getByRole('button', { name: auth.signUp.send }).click();
  await expect(page).toHaveURL('/auth/otp-verification');
  await page.getByLabel(auth.otp.label).fill(await readCode(request, phone));
  return phone;
}
