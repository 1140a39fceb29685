/** The tutor hub: how guardians find a tutor and ask for this one, on a partner's page and on ours. */
import type { Locator, Page } from '@playwright/test';
import { expectAlive } from '../embed/expect-alive.ts';
import { PARTNER } from '../setup/test-site.ts';
import {
  answerTuition,
  answerWhat,
  answerWhere,
  expectStep,
  goOn,
  verifyPhone,
} from './hire-form.ts';
import { callerFor } from './hiring.ts';
import { leave, newPhone, PHONES, signIn } from './person.ts';
import { expect, test, textsOf } from './reader.ts';

const texts = textsOf('en');
const { hire, hub, hubControls, tutorProfile } = texts;
const SPELLINGS = ['math tutor dhanmondi', 'গণিত ধানমন্ডি', 'gonit dhanmondi'];
const TUTOR = 'T1001';

const profileLinks = (place: Page | Locator) => place.locator('a[data-tutor-id]');
const idsIn = (place: Page | Locator) =>
  profileLinks(place).evaluateAll((links) => links.map((link) => link.dataset['tutorId']));

/** Returns what the form says of the tutor it is addressed to, up to the id. */
const asks = (name: string) => hire.asked.for.replace('{{name}}', name).split(' ({{')[0] ?? '';

async function searchFor(place: Page | Locator, words: string) {
  await place.getByLabel(hubControls.search.label, { exact: true }).fill(words);
  await place.getByRole('button', { name: hubControls.search.button, exact: true }).click();
  await expect(place.getByRole('list', { name: hubControls.search.understood })).toContainText(
    'Dhanmondi',
  );
  await expect(place.getByRole('list', { name: hub.list })).toHaveAttribute('aria-busy', 'false');
}

test('a guardian on the school page finds a tutor in three spellings, hires, and staff see it', async ({
  page,
  context,
  request,
  speak,
}) => {
  test.setTimeout(120_000);
  await speak('en');
  await page.goto(`${PARTNER}/school.html`);
  const element = page.locator('porua-tutor-hub');
  await element.evaluate((node) => {
    node.setAttribute('lang', 'en');
    node.scrollIntoView();
  });
  await expectAlive(element);
  await expect(profileLinks(element).first()).toBeVisible();
  const found: (string | undefined)[][] = [];
  for (const words of SPELLINGS) {
    await searchFor(element, words);
    found.push(await idsIn(element));
  }
  expect(found[0]).not.toHaveLength(0);
  expect(found[1]).toEqual(found[0]);
  expect(found[2]).toEqual(found[0]);

  await element.getByRole('button', { name: hubControls.filters.open }).click();
  await element.getByText('Bangla Medium', { exact: true }).click();
  await element.getByRole('button', { name: hubControls.filters.apply, exact: true }).click();
  const chips = element.getByRole('list', { name: hubControls.filters.applied });
  await expect(chips.getByRole('button')).toHaveCount(1);
  await expect(element.getByRole('list', { name: hub.list })).toHaveAttribute('aria-busy', 'false');
  expect(found[0]).toEqual(expect.arrayContaining(await idsIn(element)));

  const card = element.locator('article').first();
  const name = (await card.locator('h3').textContent()) ?? '';
  await profileLinks(card).click();
  await expect(element.getByRole('heading', { level: 2, name })).toBeVisible();
  await element.getByLabel(tutorProfile.hire.category, { exact: true }).selectOption({ index: 1 });
  await element.getByLabel(tutorProfile.hire.class, { exact: true }).selectOption({ index: 1 });
  const hireNow = element.getByRole('link', { name: tutorProfile.hire.now });
  const [form] = await Promise.all([context.waitForEvent('page'), hireNow.click()]);

  await expect(form.getByText(asks(name))).toBeVisible();
  await expectStep(form, hire.steps.who);
  await expect(form.getByLabel(hire.who.class, { exact: true })).not.toHaveValue('');
  await goOn(form, texts);
  await answerWhat(form);
  await goOn(form, texts);
  await answerWhere(form, texts);
  await goOn(form, texts);
  await goOn(form, texts);
  await verifyPhone(form, texts, request, newPhone(), hire.contact.verify);
  await form.getByRole('button', { name: hire.check.send, exact: true }).click();
  await expect(form.getByText(hire.asked.sent)).toBeVisible();
  const number = (await form.locator('strong.tabular').textContent()) ?? '';

  const staff = await callerFor(PHONES.staff);
  const { data } = await staff.call('listStaffRequests', { query: { q: number } });
  expect(data[0]).toMatchObject({ request_no: number, site: 'shapla', asked_tutor: { name } });
});

test('Hire Now says what is missing, and a guest asks for this tutor without an account', async ({
  page,
  request,
  speak,
}) => {
  test.setTimeout(120_000);
  await speak('en');
  await page.goto(`/hub/tutor-profile/${TUTOR}`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const category = page.getByLabel(tutorProfile.hire.category, { exact: true });
  await page.getByRole('button', { name: tutorProfile.hire.now }).click();
  await expect(page.getByText(tutorProfile.hire.chooseCategory)).toBeVisible();
  await expect(category).toBeFocused();
  await category.selectOption({ index: 1 });
  await expect(page.getByText(tutorProfile.hire.chooseCategory)).toHaveCount(0);
  await page.getByRole('button', { name: tutorProfile.hire.now }).click();
  await expect(page.getByText(tutorProfile.hire.chooseClass)).toBeVisible();
  await expect(page).toHaveURL(`/hub/tutor-profile/${TUTOR}`);
  await page.getByLabel(tutorProfile.hire.class, { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: tutorProfile.hire.now }).click();
  await expect(page).toHaveURL(/\/crm\/hire-tutor\?tutor_id=\d+.*category_id=\d+&class_id=\d+/);
  await page.goBack();
  await expect(category).not.toHaveValue('');
  await page.goForward();

  await expect(page.getByText(asks(name))).toBeVisible();
  await answerTuition(page, texts);
  await verifyPhone(page, texts, request, newPhone(), hire.contact.verify);
  await page.getByRole('button', { name: hire.check.send, exact: true }).click();
  await expect(page.getByText(hire.asked.sent)).toBeVisible();
  const number = (await page.locator('strong.tabular').textContent()) ?? '';

  await leave(page);
  await signIn(page, PHONES.staff, `/staff/requests?q=${number}`);
  await expect(page.getByText(`wants ${name}`)).toBeVisible();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('link', { name: `${name}, ${TUTOR}` })).toBeVisible();
});

test('filters and order stand in the address, and Back brings the list back', {
  tag: '@sizes',
}, async ({ page, speak }) => {
  const { boardControls } = await speak('en');
  await page.goto('/hub?city_id=1&order=rating&gender=2&location_id=nonsense');
  await expect(page.getByLabel(boardControls.order.label)).toHaveValue('rating');
  await expect(page.getByLabel('Female', { exact: true })).toBeChecked();
  await page.getByLabel('Any', { exact: true }).click();
  await expect(page).toHaveURL('/hub?city_id=1&order=rating');
  await page.getByRole('button', { name: /^Open Filter/ }).click();
  await page.getByText(/^৳ 5,000 –/).click();
  await page.getByRole('button', { name: hubControls.filters.cancel, exact: true }).click();
  await expect(page).toHaveURL('/hub?city_id=1&order=rating');
  await page.getByRole('button', { name: /^Open Filter/ }).click();
  await expect(page.getByLabel('Any', { exact: true }).last()).toBeChecked();
  await page.getByText(/^৳ 5,000 –/).click();
  await page.getByRole('button', { name: hubControls.filters.apply, exact: true }).click();
  await expect(page).toHaveURL(/actual_salary_min=5000&actual_salary_max=8000/);
  await expect(page.getByRole('list', { name: hub.list })).toHaveAttribute('aria-busy', 'false');
  const before = await idsIn(page);
  await profileLinks(page).first().click();
  await expect(page).toHaveURL(/\/hub\/tutor-profile\/T\d+/);
  await page.getByRole('link', { name: hub.back }).click();
  await expect(page).toHaveURL(/actual_salary_min=5000/);
  await expect.poll(() => idsIn(page)).toEqual(before);
});

test('a search closes the open filters, takes them along and shows what it found', async ({
  page,
  speak,
}) => {
  await speak('en');
  await page.goto('/hub');
  await page.getByRole('button', { name: /^Open Filter/ }).click();
  await page.getByText(/^৳ 5,000 –/).click();
  await searchFor(page, 'dhanmondi');
  await expect(page).toHaveURL(/search=dhanmondi/);
  await expect(page).toHaveURL(/actual_salary_min=5000/);
  await expect(page.getByRole('form', { name: hubControls.filters.title })).toHaveCount(0);
  await expect(page.getByRole('list', { name: hub.list })).toBeInViewport();
});

test('three tutors stand side by side, a fourth has to wait', { tag: '@sizes' }, async ({
  page,
  speak,
}) => {
  await speak('en');
  await page.goto('/hub');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const boxes = page.getByRole('checkbox', { name: /^Compare:/ });
  for (const index of [0, 1, 2, 3]) await boxes.nth(index).click();
  await expect(boxes.nth(3)).not.toBeChecked();
  await page.getByRole('button', { name: hubControls.compare.open }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('columnheader')).toHaveCount(4);
  const university = { name: hubControls.compare.university, exact: true };
  await expect(dialog.getByRole('rowheader', university)).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(3);
  await dialog
    .getByRole('link', { name: /^View Profile/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: tutorProfile.profile.about })).toBeVisible();
});

test('a tutor who is not there, and a video that waits to be asked for', async ({
  page,
  speak,
}) => {
  await speak('en');
  await page.goto('/hub/tutor-profile/T99999999');
  await expect(page.getByText('There is no tutor T99999999 here.')).toBeVisible();
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'video' });
  });
  await page.goto(`/hub/tutor-profile/${TUTOR}`);
  const play = page.locator('article > header').getByRole('button', { name: /intro video/ });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect(page.getByTitle(/^Intro video of /)).toBeFocused();
});

test('who finds no tutor asks for one, and the form knows what was searched for', async ({
  page,
  speak,
}) => {
  await speak('en');
  const search = 'class 9 physics female tutor Mirpur 1, 700 taka';
  await page.goto(`/hub?search=${encodeURIComponent(search)}`);
  await page.getByRole('link', { name: hubControls.ask.button }).click();
  await expect(page).toHaveURL(/\/crm\/hire-tutor\?.*class_id=113/);
  const answered = await page.evaluate(() => location.search);
  expect(new URLSearchParams(answered).get('subject_ids')).toBe('21');
  await expect(page.getByLabel(hire.who.class)).toHaveValue('113');
});

test('in the filter of the hub a subject may be chosen first, then a class, then an area', {
  tag: '@phone',
}, async ({ page, speak }) => {
  const { hubControls: controls, boardControls } = await speak('bn');
  const { filters } = controls;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/hub');
  await page.getByRole('button', { name: filters.open }).click();
  const panel = page.getByRole('form', { name: filters.title });
  const fieldOf = (name: string) => panel.getByRole('combobox', { name, exact: true });
  await expect(panel.locator('input:disabled, select:disabled')).toHaveCount(0);
  await fieldOf(boardControls.filters.subjects).fill('gonit');
  await panel.getByRole('option', { name: 'সাধারণ গণিত', exact: true }).click();
  await fieldOf(filters.classes).fill('অষ্টম');
  await panel.getByRole('option', { name: /^অষ্টম শ্রেণি, বাংলা/ }).click();
  await expect(panel.getByRole('checkbox', { name: 'বাংলা মাধ্যম' })).toBeChecked();
  await expect(panel.getByRole('checkbox', { name: 'সাধারণ গণিত', exact: true })).toBeChecked();
  await fieldOf(boardControls.filters.location).fill('dhanmondi');
  await panel.getByRole('option', { name: 'ধানমন্ডি, ঢাকা', exact: true }).click();
  await panel.getByRole('button', { name: filters.apply, exact: true }).click();
  await expect(page).toHaveURL(/category_id=1&i_class=112&subjects=4&location_id=\d+&city_id=1$/);
});

test('the way from the hub to the form begins with the search, and leads to the earlier request', async ({
  page,
  speak,
}) => {
  await speak('en');
  await page.goto('/crm/hire-tutor');
  const category = page.getByLabel(hire.who.category, { exact: true });
  const grade = page.getByLabel(hire.who.class, { exact: true });
  await category.selectOption({ value: '3' });
  await grade.selectOption({ index: 1 });
  const before = await grade.inputValue();
  await page.goto('/crm/hire-tutor?category_id=1&class_id=112&subject_ids=4');
  await expect(grade).toHaveValue('112');
  await page.getByRole('button', { name: hire.draft.continue }).click();
  await expect(grade).toHaveValue(before);
  await page.reload();
  await expect(grade).toHaveValue(before);
  await page.getByRole('button', { name: hire.draft.new }).click();
  await expect(grade).toHaveValue('112');
  await expect(page.getByRole('button', { name: hire.draft.continue })).toBeVisible();
});
