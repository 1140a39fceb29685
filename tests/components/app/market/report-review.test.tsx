/** Tests that what was typed into a report of a review is there when the dialog is opened again. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DraftOwner } from '#app/ground/form/draft-owner.ts';
import { ReportReview } from '#app/market/hub/report-review.tsx';
import tutorProfile from '#locales/en/people/tutorProfile.json' with { type: 'json' };
import { fakeApi } from '#tests/components/fake-api.ts';
import type { PublicReview } from '#widgets/tutor-profile/reviews/review-item.tsx';
import { showArea } from '../show-area.tsx';

const GUARDIAN_ID = 7;
const text = page.getByRole('textbox');

beforeEach(() => sessionStorage.clear());

const review = (id: number): PublicReview => ({
  id,
  rating: 2,
  text: 'Came late',
  class_name: 'Class 8',
  category_name: 'English Medium',
  city_name: 'Dhaka',
  created_at: '2026-10-02T06:00:00Z',
  is_edited: false,
  answer: null,
});

const report = (id: number, about: 'review' | 'answer' = 'review') =>
  showArea(
    <DraftOwner value={GUARDIAN_ID}>
      <ReportReview review={review(id)} about={about} onClose={() => {}} />
    </DraftOwner>,
    fakeApi({}),
    { tutorProfile },
  );

test('the words stay, each with the review or answer they are about', async () => {
  report(5);
  await text.fill('He never taught my son');
  report(6);
  await expect.element(text).toHaveValue('');
  report(5, 'answer');
  await expect.element(text).toHaveValue('');
  report(5);
  await expect.element(text).toHaveValue('He never taught my son');
});
