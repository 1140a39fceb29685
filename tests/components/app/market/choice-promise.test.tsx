/** Words after a choice: by when staff call, and honest ones once that has passed. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OUR_PHONE_LINK } from '#app/ground/links/call-text.tsx';
import { ChoicePromise } from '#app/market/compare/choice-promise.tsx';
import { fakeApi } from '#tests/components/fake-api.ts';
import { showArea } from '../show-area.tsx';

const HOUR = 3_600_000;
const from = (ms: number) => new Date(Date.now() + ms).toISOString();

test('says by when staff call', async () => {
  await showArea(<ChoicePromise name="Nusrat Jahan" callBy={from(2 * HOUR)} />, fakeApi({}));
  await expect
    .element(page.getByText(/chosen Nusrat Jahan. Our staff will call you by \w+day, /))
    .toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(0);
});

test('once that has passed: we are sorry, and the number to call', async () => {
  await showArea(<ChoicePromise name="Nusrat Jahan" callBy={from(-HOUR)} />, fakeApi({}));
  await expect.element(page.getByText(/we are sorry/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '01700-000000' }))
    .toHaveAttribute('href', OUR_PHONE_LINK);
});
