import { PHONES, signIn } from './person.ts';
import {
  cards,
  chips,
  closeFilters,
  expect,
  isPhone,
  LANGUAGES,
  openFilters,
  openPlace,
  SIZE_OF,
  test,
  toNumber,
} from './reader.ts';

for (const lang of LANGUAGES) {
  test.describe(`job board in ${lang}`, { tag: SIZE_OF[lang] }, () => {
    test('shows open jobs with all a tutor decides by', async ({ page, speak }) => {
      const { board, common } = await speak(lang);
      await page.goto('/job-board');
      await expect(cards(page)).toHaveCount(10);
      await expect(page.locator('.board-results h2')).toHaveText(
        lang === 'en' ? /^Found [\d,]+\+? Jobs$/ : /^[০-৯,]+টির? .*টিউশন পাওয়া গেছে$/,
      );
      const card = cards(page).first();
      await expect(card).toContainText('৳');
      await expect(card).toContainText(common.perMonth);
      await expect(card.locator('time')).not.toBeEmpty();
      await expect(page.getByText(board.help.rule)).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });

    test('a subject first, then a class, then an area: each narrows the others', async ({
      page,
      speak,
    }) => {
      const { boardControls } = await speak(lang);
      const { filters } = boardControls;
      await page.goto('/job-board');
      const panel = await openFilters(page, filters.open);
      const fieldOf = (name: string) => panel.getByRole('combobox', { name, exact: true });
      const classes = panel.getByLabel(filters.class, { exact: true });
      // Nothing waits for something else.
      await expect(panel.locator(':disabled')).toHaveCount(0);
      await fieldOf(filters.subjects).fill('padartho');
      const physics = lang === 'en' ? 'Physics' : 'পদার্থবিজ্ঞান';
      await panel.getByRole('option', { name: physics, exact: true }).click();
      await expect(page).toHaveURL(/\?subjects=21$/);
      // A class of another medium, told apart by its heading: the subject stays, the category comes.
      await expect(classes.locator('optgroup option[value="105"]')).toHaveCount(0);
      await expect(classes.locator('optgroup option[value="213"]')).toBeAttached();
      await classes.selectOption({ value: '213' });
      await expect(page).toHaveURL(/category_id=2&i_class=213&subjects=21$/);
      await expect(panel.getByRole('checkbox', { name: physics, exact: true })).toBeChecked();
      await fieldOf(filters.location).fill('dhanmondi');
      await panel
        .getByRole('option', {
          name: lang === 'en' ? 'Dhanmondi, Dhaka' : 'ধানমন্ডি, ঢাকা',
          exact: true,
        })
        .click();
      await expect(page).toHaveURL(/subjects=21&city_id=1&location_id=\d+$/);
      await expect(panel.getByLabel(filters.city, { exact: true })).toHaveValue('1');
      // What goes with a choice that is taken back is said.
      await panel.getByLabel(filters.category, { exact: true }).selectOption({ index: 0 });
      await expect(page).toHaveURL(/\?subjects=21&city_id=1/);
      await expect(panel.getByText(filters.fallen.split('{{')[0] ?? '')).toBeVisible();
      await closeFilters(page);
    });

    test('filters become chips and an address', async ({ page, speak }) => {
      const { boardControls } = await speak(lang);
      await page.goto('/job-board');
      const panel = await openFilters(page, boardControls.filters.open);
      await panel
        .getByLabel(boardControls.filters.city, { exact: true })
        .selectOption({ value: '1' });
      await expect(page).toHaveURL(/city_id=1/);
      await panel.getByText(boardControls.filters.online, { exact: true }).click();
      await panel.getByText(lang === 'en' ? 'Female' : 'মহিলা', { exact: true }).click();
      await closeFilters(page);

      await expect(page).toHaveURL(/city_id=1&tutoring_place_id=3&tutor_gender=2/);
      const chosen = chips(page, boardControls.filters.applied);
      await expect(chosen.getByRole('listitem')).toHaveCount(4);
      await expect(cards(page).first()).toContainText(lang === 'en' ? 'Dhaka' : 'ঢাকা');
      await page.reload();
      await expect(page.locator('html[data-alive]')).toBeAttached();
      await expect(chosen.getByRole('button').first()).toContainText(
        lang === 'en' ? 'Dhaka' : 'ঢাকা',
      );
      await chosen.getByRole('button').first().click();
      await expect(page).not.toHaveURL(/city_id/);
      await page.goBack();
      await expect(page).toHaveURL(/city_id=1/);
      await expect(chosen.getByRole('listitem')).toHaveCount(4);
    });

    test('searches near a place by its name in any spelling, nearest first', async ({
      page,
      speak,
    }) => {
      const { boardControls } = await speak(lang);
      await page.goto('/job-board');
      const place = page.getByRole('combobox', { name: boardControls.near.label });
      if (isPhone(page)) await expect(place).toBeHidden();
      await openPlace(page, boardControls.near.useMyPosition);
      for (const spelling of ['ধানমন্ডি', 'dhanmondi', 'Dhanmandi']) {
        await place.fill(spelling);
        await expect(page.getByRole('option').first()).toContainText(
          lang === 'en' ? 'Dhanmondi' : 'ধানমন্ডি',
        );
      }
      await place.press('Enter');
      await expect(page).toHaveURL(/latitude=23\.\d+&longitude=90\.\d+&distance=5/);
      await expect(page.getByLabel(boardControls.order.label)).toHaveValue('distance');
      const away = page.getByText(lang === 'en' ? /[\d.]+ km away/ : /[০-৯.]+ কিমি দূরে/);
      await expect(away.first()).toBeVisible();
      const distances = (await away.allTextContents()).map(toNumber);
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
      expect(Math.max(...distances)).toBeLessThanOrEqual(5);
      await page.getByLabel(boardControls.near.distance, { exact: true }).selectOption('2');
      await expect(page).toHaveURL(/distance=2/);
      await page.getByRole('button', { name: boardControls.near.clear }).click();
      await expect(page).not.toHaveURL(/latitude/);
    });
  });
}

for (const lang of LANGUAGES)
  test(`two whole jobs are on a phone's first screen in ${lang}`, { tag: '@phone' }, async ({
    page,
    speak,
  }) => {
    await speak(lang);
    await page.goto('/job-board');
    const second = cards(page).nth(1);
    const before = await second.boundingBox();
    expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual(740);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    expect(await second.boundingBox()).toEqual(before);
  });

test('one press shows jobs for the tutor, and says what was left out', { tag: '@sizes' }, async ({
  page,
  speak,
}) => {
  const { boardControls, ownBoard } = await speak('en');
  await signIn(page, PHONES.tutor, '/job-board');
  const second = await cards(page).nth(1).boundingBox();
  if (isPhone(page)) expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThanOrEqual(740);
  const answer = page.waitForResponse((response) => response.url().includes('/api/jobs-for-me'));
  await page.getByRole('button', { name: ownBoard.forMe.button }).click();
  const { left_out } = await (await answer).json();
  await expect(page).toHaveURL(/category_id=[\d,%C]+.*city_id=\d/);
  const { withoutAreas, withoutSubjects } = ownBoard.forMe;
  if (left_out.length > 0)
    await expect(
      page.getByText(left_out.includes('subjects') ? withoutSubjects : withoutAreas).first(),
    ).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(
    chips(page, boardControls.filters.applied).getByRole('listitem').first(),
  ).toBeVisible();
});

test('the highest salary first, in the address and back to the newest', async ({ page, speak }) => {
  const { boardControls } = await speak('en');
  await page.goto('/job-board');
  const order = page.getByLabel(boardControls.order.label);
  await expect(order).toHaveValue('newest');
  await order.selectOption('salary');
  await expect(page).toHaveURL('/job-board?order=salary');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const salaries = async () => {
    const texts = await cards(page).getByText('৳').allTextContents();
    return texts.map((text) => Number(text.replace(/\D/g, '')));
  };
  await expect
    .poll(async () => {
      const shown = await salaries();
      return shown.length > 0 && shown.every((one, at) => at === 0 || one <= (shown[at - 1] ?? 0));
    })
    .toBe(true);
  await order.selectOption('newest');
  await expect(page).toHaveURL('/job-board');
});

test('my position searches around me, rounded to about 100 m', async ({ page, context, speak }) => {
  const { boardControls } = await speak('en');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 23.746512, longitude: 90.376015 });
  await page.goto('/job-board');
  await page.getByRole('button', { name: boardControls.near.useMyPosition }).click();
  await expect(page).toHaveURL(/latitude=23.747&longitude=90.376&distance=5/);
  await expect(page.getByRole('combobox', { name: boardControls.near.label })).toHaveValue(/Dhaka/);
});

test('an address made of nonsense still shows the board', async ({ page, speak }) => {
  await speak('en');
  await page.goto('/job-board?city_id=dhaka&distance=5&latitude=999&tutor_gender=9&jobid=-1');
  await expect(cards(page)).toHaveCount(10);
});

test('an id that does not exist any more is dropped instead of failing for ever', async ({
  page,
  speak,
}) => {
  await speak('en');
  await page.goto('/job-board?city_id=99999&tutoring_place_id=3');
  await expect(cards(page)).toHaveCount(10);
  await expect(page).toHaveURL(/\?tutoring_place_id=3$/);
});

test('two filters pressed one after the other both count, however slow the device is', async ({
  page,
  speak,
}) => {
  await speak('en');
  await page.goto('/job-board?city_id=1');
  await expect(cards(page)).toHaveCount(10);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const options = page.locator('aside').getByRole('radio', { name: /^(Online|Female)$/ });
  await expect(options).toHaveCount(2);
  // No step between is drawn: React draws an address when it has the time.
  await options.evaluateAll(async (inputs) => {
    for (const input of inputs) {
      if (input instanceof HTMLInputElement) input.click();
      await Promise.resolve();
    }
  });
  await expect(page).toHaveURL(/city_id=1&tutoring_place_id=3&tutor_gender=2/);

  // Back before the next filter is drawn shows this one again.
  await page
    .locator('aside')
    .getByRole('radio', { name: 'Male', exact: true })
    .evaluate(async (input) => {
      if (input instanceof HTMLInputElement) input.click();
      while (!location.search.includes('tutor_gender=1'))
        await new Promise((resolve) => setTimeout(resolve));
      history.back();
    });
  await expect(page).toHaveURL(/tutor_gender=2/);
  await expect(
    page.locator('aside').getByRole('radio', { name: 'Female', exact: true }),
  ).toBeChecked();
});

test('a list that failed offline comes by itself when the connection is back', async ({
  page,
  context,
  speak,
}) => {
  const { boardControls, common } = await speak('en');
  await page.goto('/job-board');
  await expect(cards(page)).toHaveCount(10);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await context.setOffline(true);
  const panel = await openFilters(page, boardControls.filters.open);
  await panel.getByText(boardControls.filters.online, { exact: true }).click();
  await closeFilters(page);
  await expect(page.getByText(common.noInternet)).toBeVisible();
  await context.setOffline(false);
  // Who is at the end of a list gets its second page too.
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(10);
});

test('a word that is near to a name is offered as it', async ({ page, speak }) => {
  const { boardControls } = await speak('en');
  await page.goto('/job-board?search=math+chmestry');
  await expect(
    page.getByText(boardControls.search.unread.replace('{{words}}', 'chmestry')),
  ).toBeVisible();
  await page
    .getByRole('list', { name: boardControls.search.didYouMean })
    .getByRole('button', { name: boardControls.search.meant.replace('{{text}}', 'Chemistry') })
    .click();
  await expect(page).toHaveURL(/search=math(\+|%20)Chemistry/);
  await expect(chips(page, boardControls.filters.applied).getByText('Chemistry')).toBeVisible();
});

test('the search is one field on a phone, with a button for what is near', {
  tag: '@phone',
}, async ({ page, context, speak }) => {
  const { boardControls } = await speak('bn');
  await page.setViewportSize({ width: 360, height: 740 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 23.746512, longitude: 90.376015 });
  await page.goto('/job-board');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const near = page.getByRole('button', { name: boardControls.near.useMyPosition });
  const place = page.getByRole('combobox', { name: boardControls.near.label });
  await expect(place).toBeHidden();
  const { width = 0, height = 0, y = 0 } = (await near.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const search = page.getByLabel(boardControls.search.label, { exact: true });
  expect((await search.boundingBox())?.y).toBe(y);
  await near.click();
  await expect(place).toHaveValue(/ঢাকা/);
  await expect(page.getByLabel(boardControls.near.distance, { exact: true })).toHaveValue('5');
  await place.locator('..').getByRole('button', { name: boardControls.near.clear }).click();
  await expect(page).toHaveURL('/job-board');
});
