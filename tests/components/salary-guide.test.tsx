/** The guardian's figure stands on the strip of what similar tuitions pay, and the words say the same. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { emptyHireDraft } from '#core/market/hire/hire-draft.ts';
import { SalaryGuide } from '#widgets/hire-tutor/steps/salary-guide.tsx';
import { fakeApi } from './fake-api.ts';
import { show } from './show.tsx';

const api = fakeApi({
  getSalaryGuide: () => ({ jobs: 40, low: 4000, middle: 5000, high: 6000, scope: 'city' }),
});
const used: number[] = [];
const showAt = (salary: number | undefined) => {
  const answers: HireAnswers = {
    ...emptyHireDraft,
    class_id: 6,
    category_id: 1,
    city_id: 1,
    salary,
  };
  show(<SalaryGuide answers={answers} onUse={(figure) => used.push(figure)} />, {
    lang: 'en',
    api,
  });
};
/** The places of the circles, in per cent: of the middle, and of the figure where there is one. */
const circles = () =>
  [...document.querySelectorAll('circle')].map((one) =>
    Number.parseFloat(one.getAttribute('cx') ?? ''),
  );

test.each([
  [
    3000,
    'Yours is below what most pay: fewer tutors may apply.',
    (middle: number, own: number) => own < middle,
  ],
  [5000, 'Yours is in the usual range.', (middle: number, own: number) => own === middle],
  [
    9000,
    'Yours is above what most pay: more tutors may apply.',
    (middle: number, own: number) => own > middle,
  ],
])('%s is said and shown', async (salary, words, isRight) => {
  showAt(salary);
  await expect.element(page.getByRole('status')).toHaveTextContent(words);
  const [middle = 0, own = 0] = circles();
  expect(isRight(middle, own)).toBe(true);
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(100);
});

test('no figure yet: the strip alone, and the middle in one press', async () => {
  showAt(undefined);
  await page.getByRole('button', { name: 'Use ৳ 5,000' }).click();
  expect(used).toEqual([5000]);
  expect(circles()).toHaveLength(1);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
