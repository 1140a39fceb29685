/** Filling in the hire form as a person does, by the labels on the screen. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { readCode } from './person.ts';
import { expect, type textsOf } from './reader.ts';

type Texts = ReturnType<typeof textsOf>;
type Place = Page | Locator;

const optional = ({ hire }: Texts, label: string) => hire.optional.replace('{{label}}', label);
export const goOn = (place: Place, { hire }: Texts) =>
  place.getByRole('button', { name: hire.next, exact: true }).click();
export const expectStep = (place: Place, name: string) =>
  expect(place.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();

export async function answerWho(place: Place, texts: Texts) {
  const { who } = texts.hire;
  await place.getByLabel(who.category, { exact: true }).selectOption({ index: 1 });
  await expect(place.getByLabel(who.class, { exact: true })).toBeEnabled();
  await expect(place.getByLabel(who.class, { exact: true }).locator('option')).not.toHaveCount(1);
  await place.getByLabel(who.class, { exact: true }).selectOption({ index: 1 });
}

export async function answerWhat(place: Place) {
  await place.locator('[data-field=subject_ids] label').first().click();
}

export async function answerWhere(place: Place, texts: Texts) {
  const { where } = texts.hire;
  await place.getByRole('combobox', { name: where.search }).fill('mirpur');
  await place.locator('[role=option]').first().click();
  await expect(place.getByLabel(where.area, { exact: true })).not.toHaveValue('');
  await place.getByLabel(optional(texts, where.address)).fill('House 7, Road 3');
}

export const fillSalary = (place: Place, texts: Texts, salary: string) =>
  place.getByLabel(texts.hire.wishes.salary).fill(salary);

/** Everything about the tuition; ends behind the wishes. */
export async function answerTuition(place: Place, texts: Texts) {
  const { steps } = texts.hire;
  await expectStep(place, steps.who);
  await answerWho(place, texts);
  await goOn(place, texts);
  await expectStep(place, steps.what);
  await answerWhat(place);
  await goOn(place, texts);
  await expectStep(place, steps.where);
  await answerWhere(place, texts);
  await goOn(place, texts);
  await expectStep(place, steps.wishes);
  await fillSalary(place, texts, '6000');
  await goOn(place, texts);
}

export async function verifyPhone(
  place: Pick<Page, 'getByLabel' | 'getByRole'>,
  texts: Texts,
  request: APIRequestContext,
  phone: string,
  button: string,
) {
  const { contact } = texts.hire;
  await place.getByLabel(contact.name, { exact: true }).fill('Rokeya Begum');
  await place.getByLabel(contact.phone, { exact: true }).fill(phone);
  await place.getByRole('button', { name: contact.send, exact: true }).click();
  await place.getByLabel(contact.code, { exact: true }).fill(await readCode(request, phone));
  await place.getByRole('button', { name: button, exact: true }).click();
}

/**
 * Goes to another page, also offline. It is one of ours: after a page of another process, such as
 * about:blank, the browser does not tell the test of the first requests.
 */
export async function goAway(page: Page) {
  await page.route('/away', (route) => route.fulfill({ body: 'Another page' }));
  await page.goto('/away');
}

/** Collects the path of each request that the server took, once for each time it did. */
export function readTaken(page: Page): string[] {
  const taken: string[] = [];
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname;
    if (
      answer.request().method() !== 'POST' ||
      !/^\/api\/(hire|parent\/tutor-requests)$/.test(path)
    )
      return;
    if (answer.ok()) taken.push(path);
  });
  return taken;
}
