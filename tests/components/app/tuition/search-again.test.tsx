/** After a tuition has ended, one press puts the request back on the board; the refund is explained beside it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SearchAgain } from '#app/tuition/handover/search-again.tsx';
import { fakeApi } from '#tests/components/fake-api.ts';
import { showArea } from '../show-area.tsx';

test('one press sends it once, then what the page shows is read again', async () => {
  const sent: unknown[] = [];
  let refreshed = 0;
  const api = fakeApi({
    searchAgain: ({ params }) => {
      sent.push(params);
      return { status: 'success', message: 'On the board again.' };
    },
  });
  await showArea(
    <SearchAgain
      requestId={42}
      onSearching={async () => {
        refreshed += 1;
      }}
    />,
    api,
  );
  await expect.element(page.getByText(/nothing to claim/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'rule of refunds' }))
    .toHaveAttribute('href', '/terms-conditions#section-5');
  await page.getByRole('button', { name: 'Search again with the same facts' }).click();
  await expect.element(page.getByText('On the board again.')).toBeVisible();
  expect([sent, refreshed]).toEqual([[{ id: 42 }], 1]);
});
