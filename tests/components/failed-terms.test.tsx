/** The terms are a file of their own: when it does not come, the page says so and asks again. */
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TermsPage } from '#app/public/terms/terms-page.tsx';
import { show } from './show.tsx';

vi.mock('#app/public/terms/terms-en.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('the terms did not come', async () => {
  show(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <TermsPage />
    </SWRConfig>,
  );
  await expect.element(page.getByText('Error fetching data! Please try again!')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
