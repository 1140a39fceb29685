/**
 * Tests that a student who goes to no school needs a date of birth; the ages it allows are those of
 * the rules.
 */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { StudentDialog } from '#widgets/hire-tutor/saved/student-dialog.tsx';
import { show } from './show.tsx';

test.each([
  ['en', "Student doesn't go to school now", 'Add Student', /somebody who is 2 to 80 years old/],
  ['bn', 'শিক্ষার্থী এখন স্কুলে যায় না', 'শিক্ষার্থী যোগ করুন', /বয়স ২ থেকে ৮০ বছরের মধ্যে/],
] as const)('%s', async (lang, noSchool, add, problem) => {
  show(<StudentDialog onClose={() => {}} onSaved={() => {}} />, { lang });
  await page.getByLabelText(noSchool).click();
  await page.getByRole('button', { name: add }).click();
  await expect.element(page.getByText(problem)).toBeVisible();
});
