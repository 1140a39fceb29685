/** The applications of one stage: what is said where they cannot be read, at first and further down. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HistoryList } from '#app/market/applying/history/history-list.tsx';
import { ApiError } from '#core/ground/api/api-error.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { showArea } from '../show-area.tsx';
import { taught } from '../tuition/teaching-host.ts';

const application = {
  ...taught,
  jobId: 42,
  salary_for_tutor: 6000,
  applied_at: '2026-01-01T06:00:00Z',
  stage_changed_at: '2026-01-01T06:00:00Z',
  tutor_gender: 1,
  stage: 'applied',
  ended_reason: null,
  ended_by: null,
  answer: null,
  can_withdraw: true,
  is_public: true,
} as const;

const open = (readable: number) =>
  showArea(
    <HistoryList type="applied" />,
    fakeApi({
      listTutoringJobs: ({ query }) => {
        const current = query?.page ?? 1;
        if (current > readable) throw new ApiError('network', 'Failed to fetch');
        return {
          current_page: current,
          last_page: 2,
          per_page: 10,
          total: 11,
          data: [{ ...application, subjects: [{ subject_name: 'English' }] }],
        };
      },
    }),
  );

test('nothing could be read', async () => {
  open(0);
  await expect.element(page.getByText('Failed to fetch job history')).toBeVisible();
});

test('the next page could not be read', async () => {
  open(1);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(page.getByText('Error fetching data! Please try again!')).toBeVisible();
  await expect.element(page.getByText('Failed to fetch job history')).not.toBeInTheDocument();
});
