/** A request that was begun before, and what a search presets: neither is lost, one press leads to the other. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import type { DraftStore } from '#ui/environment.tsx';
import { HireTutor } from '#widgets/hire-tutor/hire-tutor.tsx';
import { LaterStep } from '#widgets/hire-tutor/steps/later-step.tsx';
import { moveDrafts } from '#widgets/request/other-drafts.ts';
import { fakeApi } from './fake-api.ts';
import { memoryDrafts } from './memory-drafts.ts';
import { show } from './show.tsx';

const api = fakeApi({
  listCategories: () => [
    { id: 1, text: 'Bangla Medium' },
    { id: 2, text: 'English Medium' },
  ],
  listClasses: ({ query }) =>
    query?.tutoring_category_id === 2
      ? [{ id: 201, text: 'O Level' }]
      : [
          { id: 101, text: 'Class 8' },
          { id: 102, text: 'Class 9' },
        ],
});
const SEARCH: HireAnswers = { category_id: 1, class_id: 101, subject_ids: [4] };
const open = (drafts: DraftStore, prefill: HireAnswers, draftName = 'guest') =>
  show(
    <HireTutor
      draftName={draftName}
      prefill={prefill}
      contact="account"
      LaterStep={LaterStep}
      send={async () => 'R7'}
    />,
    { drafts, api },
  );
const field = (name: string) => page.getByLabelText(name);
const press = (name: string) => page.getByRole('button', { name }).click();
const earlier = page.getByText(/^You saved another request/);
const continuing = page.getByText('You are continuing your saved request.');

/** A form filled in on an earlier way to it. */
async function begunBefore(drafts: DraftStore) {
  open(drafts, {});
  await field('Category').selectOptions('2');
  await field('Class or course').selectOptions('201');
}

test('a search begins with what it says, and one press leads to the earlier request and back', async () => {
  const drafts = memoryDrafts();
  await begunBefore(drafts);
  open(drafts, SEARCH);
  await expect.element(field('Class or course')).toHaveValue('101');
  await expect.element(earlier).toHaveTextContent('You saved another request just now.');
  await press('Continue it');
  await expect.element(field('Class or course')).toHaveValue('201');
  await expect.element(continuing).toBeVisible();
  // As it is after a reload.
  open(drafts, SEARCH);
  await expect.element(field('Class or course')).toHaveValue('201');
  await press('Start a new one');
  await expect.element(field('Class or course')).toHaveValue('101');
  await expect.element(earlier).toBeVisible();
  await press('Continue it');
  await expect.element(field('Class or course')).toHaveValue('201');
});

test('what was typed on both ways is there on both', async () => {
  const drafts = memoryDrafts();
  await begunBefore(drafts);
  open(drafts, SEARCH);
  await field('Class or course').selectOptions('102');
  open(drafts, SEARCH);
  await expect.element(field('Class or course')).toHaveValue('102');
  await press('Continue it');
  await expect.element(field('Class or course')).toHaveValue('201');
  await press('Continue it');
  await expect.element(field('Class or course')).toHaveValue('102');
});

test('a request that says what the search says goes on without a word', async () => {
  const drafts = memoryDrafts();
  open(drafts, SEARCH);
  await field('Class or course').selectOptions('102');
  await field('Class or course').selectOptions('101');
  open(drafts, { category_id: 1, class_id: 101 });
  await expect.element(field('Class or course')).toHaveValue('101');
  await expect.element(earlier).not.toBeInTheDocument();
  await expect.element(continuing).not.toBeInTheDocument();
});

test('the tutor who is asked for stays asked for', async () => {
  const drafts = memoryDrafts();
  await begunBefore(drafts);
  open(drafts, { tutor_id: 7, tutorid: 'T7' });
  await press('Continue it');
  await expect.element(field('Class or course')).toHaveValue('201');
  await expect.element(page.getByText(/You are asking for .*\(T7\)/)).toBeVisible();
});

test('who signs in on the way has all of it', async () => {
  const drafts = memoryDrafts();
  await begunBefore(drafts);
  moveDrafts(drafts, 'guest', 'parent');
  open(drafts, SEARCH, 'parent');
  await press('Continue it');
  await expect.element(field('Class or course')).toHaveValue('201');
  open(drafts, SEARCH, 'guest');
  await expect.element(field('Class or course')).toHaveValue('101');
  await expect.element(earlier).not.toBeInTheDocument();
});
