/** The terms are a file of their own: when it does not come, the page says so and asks again. */
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { ErrorBoundary } from '#app/shell/error-boundary.tsx';
import { TermsPage } from '#app/site/document/terms-page.tsx';
import { show } from '#tests/components/show.tsx';

vi.mock('#app/ground/texts/public-texts.ts', () => {
  const fail = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  return { publicTexts: { terms: { en: fail, bn: fail } } };
});

test('the terms did not come, not even after a full load', async () => {
  history.replaceState({ fullLoadAt: Date.now() }, '');
  show(
    <MemoryRouter>
      <ErrorBoundary place="terms">
        <Suspense>
          <WithTexts areas={['terms']}>
            <TermsPage />
          </WithTexts>
        </Suspense>
      </ErrorBoundary>
    </MemoryRouter>,
  );
  await expect.element(page.getByText('Something went wrong!')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
