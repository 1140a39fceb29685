import {
  cards,
  chips,
  closeFilters,
  expect,
  LANGUAGES,
  openFilters,
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

    test('city opens its locations; filters become chips and an address', async ({
      page,
      speak,
    }) => {
      const { boardControls } = await speak(lang);
      await page.goto('/job-board');
      const panel = await openFilters(page, boardControls.filters.open);
      const location = panel.getByLabel(boardControls.filters.location, { exact: true });
      await expect(location).toBeDisabled();
      await panel
        .getByLabel(boardControls.filters.city, { exact: true })
        .selectOption({ value: '1' });
      await expect(location).toBeEnabled();
      await expect(location.locator('option')).not.toHaveCount(1);
      await panel.getByText(boardControls.filters.online, { exact: true }).click();
      await panel.getByText(lang === 'en' ? 'Female' : 'মহিলা', { exact: true }).click();
      await closeFilters(page);

      await expect(page).toHaveURL(/city_id=1&tutoring_place_id=3&tutor_gender=2/);
      const chosen = chips(page, boardControls.filters.applied);
      await expect(chosen.getByRole('listitem')).toHaveCount(4);
      await expect(cards(page).first()).toContainText(lang === 'en' ? 'Dhaka' : 'ঢাকা');
      await page.reload();
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
      const { board, boardControls } = await speak(lang);
      await page.goto('/job-board');
      const place = page.getByRole('combobox', { name: boardControls.near.label });
      for (const spelling of ['ধানমন্ডি', 'dhanmondi', 'Dhanmandi']) {
        await place.fill(spelling);
        await expect(page.getByRole('option').first()).toContainText(
          lang === 'en' ? 'Dhanmondi' : 'ধানমন্ডি',
        );
      }
      await place.press('Enter');
      await expect(page).toHaveURL(/latitude=23\.\d+&longitude=90\.\d+&distance=5/);
      await expect(page.getByText(board.nearestFirst)).toBeVisible();
      const away = page.getByText(lang === 'en' ? /[\d.]+ km away/ : /[০-৯.]+ কিমি দূরে/);
      await expect(away.first()).toBeVisible();
      const distances = (await away.allTextContents()).map(toNumber);
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
      expect(Math.max(...distances)).toBeLessThanOrEqual(5);
      await page.getByLabel(boardControls.near.distance).selectOption('2');
      await expect(page).toHaveURL(/distance=2/);
      await page.getByRole('button', { name: boardControls.near.clear }).click();
      await expect(page).not.toHaveURL(/latitude/);
    });
  });
}

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

test('a list that failed offline comes by itself when the line is back', async ({
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
  await expect(cards(page)).toHaveCount(10);
});
