/**
 * Tests that what somebody types or chooses while something is on its way stays when it arrives.
 */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HubFilter } from '#core/market/filters/hub-filter.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import { ContactStep } from '#widgets/hire-tutor/contact/contact-step.tsx';
import { HireTutor } from '#widgets/hire-tutor/hire-tutor.tsx';
import { PlaceDialog } from '#widgets/hire-tutor/saved/place-dialog.tsx';
import { LaterStep } from '#widgets/hire-tutor/steps/later-step.tsx';
import { JobBoard } from '#widgets/job-board/job-board.tsx';
import { TutorHub } from '#widgets/tutor-hub/tutor-hub.tsx';
import { latePosition } from './late-position.ts';
import { memoryDrafts } from './memory-drafts.ts';
import { show } from './show.tsx';

/** The answers to the steps of who and what, so that the form may be opened at the place. */
const ANSWERED = {
  category_id: 1,
  class_id: 101,
  subject_ids: [1],
  days_in_week: 3,
};
const useLocation = page.getByRole('button', { name: 'Use my location' });

const filter = () => JSON.parse(page.getByTestId('filter').element().textContent);

function HireForm() {
  return (
    <HireTutor
      draftName="late"
      prefill={ANSWERED}
      contact={{ Form: ContactStep }}
      LaterStep={LaterStep}
      place={{ step: 'where', go: () => {} }}
    />
  );
}

test('an address typed while the device looks for its position', async () => {
  const { find: arrive } = latePosition();
  const drafts = memoryDrafts();
  show(<HireForm />, { drafts });
  await useLocation.click();
  const address = page.getByRole('textbox', { name: /^Address/ });
  await address.fill('House 9, Road 4');
  arrive();
  await expect.element(page.getByText(/^Point set/)).toBeVisible();
  await expect.element(address).toHaveValue('House 9, Road 4');
  show(<HireForm />, { drafts });
  await expect.element(address).toHaveValue('House 9, Road 4');
  await expect.element(page.getByText(/^Point set/)).toBeVisible();
});

test('the same in the dialog of a saved place', async () => {
  const { find: arrive } = latePosition();
  show(<PlaceDialog onClose={() => {}} onSaved={() => {}} />);
  await useLocation.click();
  const address = page.getByRole('textbox', { name: 'Detail Address' });
  await address.fill('House 9, Road 4');
  arrive();
  await expect.element(page.getByText(/^Point set/)).toBeVisible();
  await expect.element(address).toHaveValue('House 9, Road 4');
});

function Board() {
  const [filter, setFilter] = useState<JobFilter>({});
  return (
    <>
      <JobBoard filter={filter} onFilterChange={setFilter} jobHref={String} onJobOpen={() => {}} />
      <output data-testid="filter">{JSON.stringify(filter)}</output>
    </>
  );
}

test('a filter of the board', async () => {
  const { find: arrive } = latePosition();
  show(<Board />);
  // One beside the search on phones, one beside the place elsewhere: the styles show one of them.
  await useLocation.first().click();
  await page.getByRole('radio', { name: 'Female' }).click({ force: true });
  arrive();
  await expect.poll(filter).toMatchObject({ latitude: 23.746, tutor_gender: 2 });
});

function Hub() {
  const [filter, setFilter] = useState<HubFilter>({});
  return (
    <>
      <TutorHub
        filter={filter}
        onFilterChange={setFilter}
        tutorHref={String}
        onTutorOpen={() => {}}
      />
      <output data-testid="filter">{JSON.stringify(filter)}</output>
    </>
  );
}

test('filters of the hub, while the order by distance waits for the device', async () => {
  const { find: arrive } = latePosition();
  show(<Hub />);
  await page.getByLabelText('Sort by').selectOptions('Distance from me');
  await page.getByRole('checkbox', { name: 'Documents checked' }).click({ force: true });
  await page.getByRole('button', { name: 'Open Filter (1)' }).click();
  await page.getByRole('textbox', { name: 'Tutor ID' }).fill('T1001');
  arrive();
  await expect.poll(filter).toMatchObject({ order: 'distance', documents_checked: 1 });
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect
    .poll(filter)
    .toMatchObject({ order: 'distance', documents_checked: 1, tutorid: 'T1001' });
});
