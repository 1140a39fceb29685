/** Accepting a request asks for the job first: until it has come, the button says that it works. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AcceptButton } from '#app/tuition/online-lessons/tutor/accept-button.tsx';
import { ApiError } from '#core/ground/api/api-error.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { showArea } from '../show-area.tsx';

const accept = page.getByRole('button', { name: 'Accept' });

test('a slow job shows, a lost one is said, and the button can be pressed again', async () => {
  let fail: () => void = () => {};
  let asked = 0;
  const api = fakeApi({
    getJob: () => {
      asked += 1;
      return new Promise((_, reject) => {
        fail = () => reject(new ApiError('network', 'Failed to fetch'));
      });
    },
  });
  showArea(<AcceptButton jobId={42} onAccepted={async () => {}} />, api);
  await accept.click();
  await expect.element(accept).toHaveAttribute('aria-disabled', 'true');
  fail();
  await expect.element(page.getByText('No Internet!')).toBeVisible();
  await expect.element(accept).not.toHaveAttribute('aria-disabled');
  await accept.click();
  await expect.poll(() => asked).toBe(2);
});
